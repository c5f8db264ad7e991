import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { root } from '../../scripts/shop/paths.ts'
import { type Started, startProcess } from '../../scripts/shop/processes.ts'
import { freePort } from '../../lib/connections/free-port.ts'

const SOURCES = path.join(root, 'tools/bench/plain-app')
/** Below the root: the app takes Next and React from the packages of the project. */
const BUILDS = path.join(root, '.bench')
const NEXT = path.join(root, 'node_modules/next/dist/bin/next')

/**
 * What Next and React cost by themselves: pages that a beginner would write, built and started as Next's manual says, in a folder that
 * goes with them. Whatever the machine does meanwhile, it does to this app and to the shop alike.
 */
export async function startPlainApp(): Promise<Started> {
  await mkdir(BUILDS, { recursive: true })
  const folder = await mkdtemp(path.join(BUILDS, 'plain-app-'))
  const forget = () => rm(folder, { recursive: true, force: true })
  try {
    await cp(SOURCES, folder, { recursive: true })
    await build(folder)
    const port = await freePort()
    const app = await startProcess({
      script: NEXT,
      args: ['start', '--hostname', '127.0.0.1', '--port', String(port)],
      port,
      cwd: folder,
      quiet: true,
      env: { NODE_ENV: 'production' },
    })
    return { ...app, stop: () => app.stop().then(forget) }
  } catch (error) {
    await forget()
    throw error
  }
}

async function build(cwd: string): Promise<void> {
  console.log('Building the plain app…')
  await promisify(execFile)(process.execPath, [NEXT, 'build'], {
    cwd,
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
  })
}
