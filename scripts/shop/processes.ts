import { type ChildProcess, spawn } from 'node:child_process'
import net from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { ALLOCATOR_ENV } from '../../server/node-flags.ts'
import { root } from './paths.ts'

const STOP_GRACE_MS = 12_000
const POLL_MS = 50
/** A slow machine seeds the demo shop for minutes; a process that ends is noticed at once. */
const READY_MS = 600_000

export type Started = { url: string; process: ChildProcess; stop: () => Promise<void> }

type Options = {
  script: string
  args?: string[]
  /** Flags of Node itself. */
  nodeArgs?: string[]
  port: number
  env?: Record<string, string>
  cwd?: string
  quiet?: boolean
}

/** Starts one process of the shop and resolves when its /health answers; stops it by its own pid. */
export async function startProcess(options: Options): Promise<Started> {
  const { script, args = [], nodeArgs = [], port, env, cwd = root, quiet = false } = options
  const child = spawn(
    process.execPath,
    [...nodeArgs, '--import', import.meta.resolve('tsx'), script, ...args],
    {
      cwd,
      env: { ...process.env, ...ALLOCATOR_ENV, ...env },
      stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
      detached: true,
    },
  )
  const output: string[] = []
  child.stdout?.on('data', (chunk) => output.push(String(chunk)))
  child.stderr?.on('data', (chunk) => output.push(String(chunk)))
  const url = `http://127.0.0.1:${port}`
  const stop = () => stopProcess(child)
  try {
    await untilHealthy(child, url)
  } catch (error) {
    await stop()
    throw new Error(`${script} did not start: ${(error as Error).message}\n${output.join('').slice(-4000)}`)
  }
  return { url, process: child, stop }
}

async function untilHealthy(child: ChildProcess, url: string): Promise<void> {
  const deadline = Date.now() + READY_MS
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`it ended with code ${child.exitCode}`)
    const healthy = await fetch(`${url}/health`).then(
      (response) => response.ok,
      () => false,
    )
    if (healthy) return
    await sleep(POLL_MS)
  }
  throw new Error(`no answer within ${READY_MS / 1000} s`)
}

async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  child.kill('SIGTERM')
  const killer = setTimeout(() => child.kill('SIGKILL'), STOP_GRACE_MS)
  await ended
  clearTimeout(killer)
}

/** Whether something already listens on a port of this machine. */
export function isPortTaken(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect({ port, host: '127.0.0.1' })
    socket.on('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.on('error', () => resolve(false))
  })
}
