import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { compileGateway } from '../deploy/bundle-gateway.ts'
import { isRunning } from './is-running.ts'
import { root } from './paths.ts'

/** Below the packages, which the compiled code finds there. */
const FOLDER = path.join(root, 'node_modules/.cache/arus-gateway')

/**
 * Compiles the gateway for one run of the shop, into a folder of its own: from its sources it takes twice as long to start, and
 * while a killed one starts again every new page waits for it.
 */
export function compileForRun() {
  const folder = path.join(FOLDER, String(process.pid))
  const remove = () => rm(folder, { recursive: true, force: true })
  return {
    /** The program to start. */
    gateway: async (): Promise<string> => {
      await removeLeftovers()
      await compileGateway(root, folder)
      return path.join(folder, 'serve.js')
    },
    remove,
  }
}

/** Of runs that were killed. */
async function removeLeftovers(): Promise<void> {
  const names = await readdir(FOLDER).catch(() => [])
  for (const name of names)
    if (!isRunning(Number(name))) await rm(path.join(FOLDER, name), { recursive: true, force: true })
}
