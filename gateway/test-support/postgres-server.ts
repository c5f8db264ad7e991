import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, realpathSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { freePort } from '@/lib/connections/free-port'

const PACKAGED = '/usr/lib/postgresql'
const USER = 'arus'
const READY_TRIES = 200
const READY_PAUSE_MS = 50

export type PostgresServer = {
  url: string
  /** Ends it at once, like a crash, and starts it on the same data and port after `awayMs`. */
  restart: (awayMs?: number) => Promise<void>
  stop: () => Promise<void>
}

function binFolders() {
  const packaged = existsSync(PACKAGED)
    ? readdirSync(PACKAGED)
        .toSorted((a, b) => Number(b) - Number(a))
        .map((version) => path.join(PACKAGED, version, 'bin'))
    : []
  return [...packaged, ...(process.env['PATH'] ?? '').split(path.delimiter)]
}

/** Folder of the server's programs, or undefined when the machine has none. */
export function findPostgres(): string | undefined {
  const folder = binFolders().find((candidate) =>
    ['initdb', 'postgres'].every((program) => existsSync(path.join(candidate, program))),
  )
  // initdb looks for its neighbours, which links to it do not have.
  return folder && path.dirname(realpathSync(path.join(folder, 'initdb')))
}

function idOf(flag: '-u' | '-g', user: string) {
  try {
    return Number(execFileSync('id', [flag, user], { stdio: ['ignore', 'pipe', 'ignore'] }).toString())
  } catch {
    return undefined
  }
}

/** PostgreSQL and its pooler refuse to run as root. */
export function unprivileged(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {}
  const user = ['postgres', 'nobody'].find((name) => idOf('-u', name) !== undefined) ?? 'nobody'
  return { uid: idOf('-u', user), gid: idOf('-g', user) }
}

async function untilReady(url: string, server: ChildProcess, output: () => string) {
  for (let attempt = 0; attempt < READY_TRIES; attempt += 1) {
    if (server.exitCode !== null) break
    const client = new Client({ connectionString: url })
    try {
      await client.connect()
      await client.end()
      return
    } catch {
      await sleep(READY_PAUSE_MS)
    }
  }
  server.kill('SIGQUIT')
  throw new Error(`PostgreSQL did not start: ${output()}`)
}

/**
 * Starts a throw-away server on loopback, on a free port, in a temporary folder. A durable one waits for the disk at every
 * commit, as a real one does.
 */
export async function startPostgres(
  binFolder: string,
  { isDurable = false }: { isDurable?: boolean } = {},
): Promise<PostgresServer> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'gateway-postgres-'))
  const identity = unprivileged()
  if (identity.uid !== undefined && identity.gid !== undefined) chownSync(folder, identity.uid, identity.gid)
  const data = path.join(folder, 'data')
  const options = { cwd: folder, ...identity }
  execFileSync(
    path.join(binFolder, 'initdb'),
    ['-D', data, '-U', USER, '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'],
    { ...options, stdio: ['ignore', 'ignore', 'pipe'] },
  )
  const port = await freePort()
  const settings = [
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${folder}`,
    `fsync=${isDurable ? 'on' : 'off'}`,
    'jit=off',
  ]
  const url = `postgres://${USER}@127.0.0.1:${port}/postgres`
  const start = async () => {
    const server = spawn(
      path.join(binFolder, 'postgres'),
      ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
      { ...options, stdio: ['ignore', 'ignore', 'pipe'] },
    )
    let output = ''
    server.stderr?.on('data', (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-4000)
    })
    const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()))
    await untilReady(url, server, () => output)
    return async (signal: NodeJS.Signals) => {
      server.kill(signal)
      await ended
    }
  }
  let end = await start()
  return {
    url,
    restart: async (awayMs = 0) => {
      await end('SIGQUIT')
      await sleep(awayMs)
      end = await start()
    },
    stop: async () => {
      await end('SIGINT')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
