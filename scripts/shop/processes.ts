import { type ChildProcess, spawn } from 'node:child_process'
import net from 'node:net'
import os from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { ALLOCATOR_ENV } from '../../server/node-flags.ts'
import { root } from './paths.ts'

const STOP_GRACE_MS = 12_000
const POLL_MS = 50
const SIGNALLED = 128
/** A slow machine seeds the demo shop for minutes; a process that ends is noticed at once. */
const READY_MS = 600_000

export type Started = { url: string; process: ChildProcess; stop: () => Promise<void> }

/** A process of the shop has ended before it was stopped. */
export class ProcessEndedError extends Error {
  override readonly name = 'ProcessEndedError'
  readonly code: number

  constructor(code: number) {
    super(`it ended with code ${code}`)
    this.code = code
  }
}

export type ProcessOptions = {
  script: string
  args?: string[]
  /** Flags of Node itself. */
  nodeArgs?: string[]
  port: number
  env?: Record<string, string>
  cwd?: string
  quiet?: boolean
  /** Ends the process, also while it starts. */
  signal?: AbortSignal
}

/** Starts one process of the shop and resolves when its /health answers; stops it by its own pid. */
export async function startProcess(options: ProcessOptions): Promise<Started> {
  const { script, args = [], nodeArgs = [], port, env, cwd = root, quiet = false, signal } = options
  const child = spawn(
    process.execPath,
    [
      ...nodeArgs,
      ...(script.endsWith('.ts') ? ['--import', import.meta.resolve('tsx')] : []),
      script,
      ...args,
    ],
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
  signal?.addEventListener('abort', () => void stop(), { once: true })
  try {
    await untilHealthy(child, url)
  } catch (error) {
    await stop()
    if (error instanceof ProcessEndedError && !quiet) throw error
    throw new Error(`${script} did not start: ${(error as Error).message}\n${output.join('').slice(-4000)}`)
  }
  return { url, process: child, stop }
}

async function untilHealthy(child: ChildProcess, url: string): Promise<void> {
  const deadline = Date.now() + READY_MS
  while (Date.now() < deadline) {
    if (hasEnded(child)) throw new ProcessEndedError(exitCodeOf(child))
    const healthy = await fetch(`${url}/health`).then(
      (response) => response.ok,
      () => false,
    )
    if (healthy) return
    await sleep(POLL_MS)
  }
  throw new Error(`no answer within ${READY_MS / 1000} s`)
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null
}

/** As shells tell it: a signal counts from 128. */
export function exitCodeOf({ exitCode, signalCode }: ChildProcess): number {
  return exitCode ?? SIGNALLED + (signalCode === null ? 0 : os.constants.signals[signalCode])
}

async function stopProcess(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return
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
