import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { root } from '@/scripts/shop/paths'
import { gatewayProgram } from './gateway-program'

const execute = promisify(execFile)

export type OwnerCommand = (script: string, ...args: string[]) => Promise<string>

/** The commands of an owner who stands in a folder of his files; they resolve with what they say. */
export function ownerCommands(dataDir: string, folder: string) {
  const env = { ...process.env, GATEWAY_DATA_DIR: dataDir, DATABASE_URL: '', INIT_CWD: folder }
  const run = async (args: readonly string[]) =>
    (await execute(process.execPath, args, { cwd: root, env })).stdout
  /** As they are compiled with the gateway. */
  const command: OwnerCommand = async (script, ...args) =>
    run([path.join(path.dirname(await gatewayProgram()), `${script}.js`), ...args])
  /** As npm runs them, which takes twice as long. */
  const sourceCommand: OwnerCommand = (script, ...args) =>
    run(['--import', 'tsx', `scripts/${script}.ts`, ...args])
  return { command, sourceCommand }
}
