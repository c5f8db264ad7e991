import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { gatewayProgram } from './gateway-program'

const execute = promisify(execFile)

export type OwnerCommand = (script: string, ...args: string[]) => Promise<string>

/** The compiled commands of an owner who stands in a folder of his files; what they say. */
export function ownerCommands(dataDir: string, folder: string): OwnerCommand {
  const env = { ...process.env, GATEWAY_DATA_DIR: dataDir, DATABASE_URL: '', INIT_CWD: folder }
  return async (script, ...args) => {
    const program = path.join(path.dirname(await gatewayProgram()), `${script}.js`)
    return (await execute(process.execPath, [program, ...args], { cwd: folder, env })).stdout
  }
}
