import { existsSync } from 'node:fs'
import path from 'node:path'

/** Where Debian installs servers; a user's path may lack these folders. */
const SYSTEM_FOLDERS = ['/usr/sbin', '/usr/local/sbin']

/** Path of a program, or undefined when the machine has none. */
export function findProgram(name: string): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(path.delimiter), ...SYSTEM_FOLDERS]
  return folders.map((folder) => path.join(folder, name)).find((file) => existsSync(file))
}
