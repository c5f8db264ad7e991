import { spawn } from 'node:child_process'
import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { freePort } from '@/lib/connections/free-port'

const READY = 'process up'

export type PgbouncerServer = { url: string; stop: () => Promise<void> }

/** Starts PgBouncer in transaction mode, as it comes, in front of a PostgreSQL server on loopback. */
export async function startPgbouncer(
  program: string,
  databaseUrl: string,
  identity: { uid?: number; gid?: number },
): Promise<PgbouncerServer> {
  const { hostname, port: databasePort, username, pathname } = new URL(databaseUrl)
  const port = await freePort()
  const folder = await mkdtemp(path.join(os.tmpdir(), 'test-pgbouncer-'))
  const configuration = path.join(folder, 'pgbouncer.ini')
  const lines = [
    '[databases]',
    `* = host=${hostname} port=${databasePort} user=${username}`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${port}`,
    'unix_socket_dir =',
    'auth_type = any',
    'pool_mode = transaction',
    'default_pool_size = 4',
  ]
  await writeFile(configuration, lines.join('\n'))
  if (identity.uid !== undefined && identity.gid !== undefined)
    await chown(folder, identity.uid, identity.gid)
  const server = spawn(program, [configuration], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
    ...identity,
  })
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  await new Promise<void>((resolve, reject) => {
    let output = ''
    server.stderr.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      if (output.includes(READY)) resolve()
    })
    server.once('exit', () => reject(new Error(`PgBouncer did not start: ${output}`)))
    server.once('error', reject)
  })
  return {
    url: `postgres://${username}@127.0.0.1:${port}${pathname}`,
    stop: async () => {
      server.kill('SIGINT')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}
