import { sql } from 'drizzle-orm'
import { openDatabase, type OpenedDatabase } from '@/gateway/db/open-database'
import { startPostgres } from '@/gateway/test-support/postgres-server'
import { freePort } from '../../server/free-port.ts'
import { startProcess, type Started } from '../shop/processes.ts'

export type Fault = {
  /** What the table calls it. */
  name: string
  /** Resolves when the shop is whole again. */
  bring: () => Promise<void>
}

export type BreakableShop = {
  url: string
  databaseUrl: string
  /** Looks at what is left, past the shop. */
  database: OpenedDatabase
  faults: readonly Fault[]
  stop: () => Promise<void>
}

/** Everybody in a soak comes from one address. */
const ADDRESS_LIMIT_FACTOR = '1000000'

/** PostgreSQL that waits for the disk, a gateway and the built storefront on it; each can be broken, and comes back. */
export async function startBreakableShop(binFolder: string): Promise<BreakableShop> {
  const server = await startPostgres(binFolder, { isDurable: true })
  const database = await openDatabase({ databaseUrl: server.url })
  const parts: { stop: () => Promise<void> }[] = []
  const stop = async () => {
    for (const part of parts.toReversed()) await part.stop()
    await database.close()
    await server.stop()
  }
  try {
    const gateway = await startMortal('gateway/serve.ts', [], {
      DATABASE_URL: server.url,
      GATEWAY_HOST: '127.0.0.1',
      LOG_LEVEL: 'silent',
      ADDRESS_LIMIT_FACTOR,
    })
    parts.push(gateway)
    const storefront = await startMortal('server/serve.ts', [], {
      GATEWAY_URL: gateway.url,
    })
    parts.push(storefront)
    const faults = [
      { name: 'gateways killed', bring: gateway.kill },
      { name: 'storefronts killed', bring: storefront.kill },
      { name: 'crashes of the database', bring: () => server.restart() },
      { name: 'cuts of all connections to the database', bring: () => cutAll(server.url) },
    ]
    return { url: storefront.url, databaseUrl: server.url, database, faults, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

type Mortal = { url: string; kill: () => Promise<void>; stop: () => Promise<void> }

/** A process of the shop that, once killed, is started again at the same address. */
async function startMortal(
  script: string,
  nodeArgs: string[],
  settings: Record<string, string>,
): Promise<Mortal> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const own = { PORT: String(port), GATEWAY_PORT: String(port), SITE_URL: url, NODE_ENV: 'production' }
  const start = () => startProcess({ script, nodeArgs, port, quiet: true, env: { ...own, ...settings } })
  let running = await start()
  return {
    url,
    kill: async () => {
      await killGroup(running)
      running = await start()
    },
    stop: () => running.stop(),
  }
}

/** Each is the leader of its own group: what it has started dies with it. */
async function killGroup({ process: child }: Started): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null) return
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  process.kill(-child.pid, 'SIGKILL')
  await ended
}

async function cutAll(databaseUrl: string): Promise<void> {
  const { db, close } = await openDatabase({ databaseUrl })
  await db.execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
  )
  await close()
}
