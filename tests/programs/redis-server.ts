import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { freePort } from '@/lib/connections/free-port'

const READY = 'Ready to accept connections'

export type RedisServer = { url: string; port: number; stop: () => Promise<void> }

/** Starts a throw-away Redis on loopback, which stores nothing on disk; on the given port when it comes back. */
export async function startRedis(program: string, requestedPort?: number): Promise<RedisServer> {
  const port = requestedPort ?? (await freePort())
  const folder = await mkdtemp(path.join(os.tmpdir(), 'test-redis-'))
  const server = spawn(
    program,
    ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', folder],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  await new Promise<void>((resolve, reject) => {
    let output = ''
    server.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      if (output.includes(READY)) resolve()
    })
    server.once('exit', () => reject(new Error(`Redis did not start: ${output}`)))
    server.once('error', reject)
  })
  return {
    url: `redis://127.0.0.1:${port}`,
    port,
    stop: async () => {
      server.kill('SIGKILL')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}
