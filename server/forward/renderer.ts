import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { environmentOfChild } from '../../lib/env.ts'
import { ALLOCATOR_ENV, RENDERER_NODE_FLAGS } from '../node-flags.ts'

const HOST = '127.0.0.1'
const STANDALONE = 'renderer/server.js'
const POLL_MS = 25
const READY_MS = 60_000
const RESTART_PAUSE_MS = 500
const STOP_GRACE_MS = 10_000

export type Renderer = { origin: string; stop: () => Promise<void> }

type Options = {
  port: number
  env: Readonly<Record<string, string>>
  onRestart?: (code: number | null) => void
}

/** `next start` in a separate process, started again when it dies. */
export async function startRenderer({ port, env, onRestart }: Options): Promise<Renderer> {
  const command = commandOf(port)
  let child: ChildProcess
  let isStopping = false
  const start = () => {
    child = spawn(process.execPath, [...RENDERER_NODE_FLAGS, ...command], {
      // The channel carries no messages: its end shows the renderer that the storefront is gone.
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      env: environmentOfChild({ ...env, ...ALLOCATOR_ENV, HOSTNAME: HOST, PORT: String(port) }),
    })
    child.on('exit', (code) => {
      if (isStopping) return
      onRestart?.(code)
      setTimeout(() => !isStopping && start(), RESTART_PAUSE_MS)
    })
  }
  const stop = async () => {
    isStopping = true
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGTERM')
    const killer = setTimeout(() => child.kill('SIGKILL'), STOP_GRACE_MS)
    await ended
    clearTimeout(killer)
  }
  start()
  const origin = `http://${HOST}:${port}`
  if (!(await isReady(origin))) {
    await stop()
    throw new Error(`The renderer did not answer within ${READY_MS / 1000} s`)
  }
  return { origin, stop }
}

/** Next's own server for a compiled storefront, which lies beside this file then, or `next start` of the packages. */
function commandOf(port: number): string[] {
  const standalone = fileURLToPath(new URL(STANDALONE, import.meta.url))
  if (existsSync(standalone)) return [standalone]
  const next = createRequire(import.meta.url).resolve('next/dist/bin/next')
  // Node reads the configuration itself: Next would keep its compiler, 26 MB, in memory for it.
  return [next, 'start', '--experimental-next-config-strip-types', '--hostname', HOST, '--port', String(port)]
}

async function isReady(origin: string): Promise<boolean> {
  const deadline = performance.now() + READY_MS
  while (performance.now() < deadline) {
    const response = await fetch(`${origin}/health`).catch(() => undefined)
    if (response?.ok) return true
    await pause(POLL_MS)
  }
  return false
}
