import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import type { Database } from '@/gateway/core/database'
import type { Listen } from '@/gateway/db/listen/listen'
import { listenOnPglite } from '@/gateway/db/listen/listen-on-pglite'
import { listenOnPostgres } from '@/gateway/db/listen/listen-on-postgres'
import { createEmbeddedClient, type EmbeddedClient } from '@/gateway/db/embedded/embedded-client'
import { migrate } from '@/gateway/db/migrate'
import { RetryingPool } from '@/gateway/db/retrying-pool'
import { type AroundQuery, wrapQueries } from '@/gateway/db/wrap-queries'

const DEFAULT_DATA_DIR = '.data/pglite'
const DEFAULT_STATEMENT_TIMEOUT_MS = 10_000
const DEFAULT_POOL_SIZE = 10
const CONNECT_TIMEOUT_MS = 5_000
const BYTEA_OID = 17
/**
 * Memory that the embedded database uses for its files. They lie in the system's memory too, so that its own 128 MB, which stay
 * allocated, made no call quicker.
 */
const EMBEDDED_BUFFERS = '48MB'

export const IN_MEMORY = 'memory://'

export type DatabaseKind = 'pglite' | 'postgres'

export type DatabaseOptions = {
  /** PostgreSQL when given, PGlite otherwise. */
  databaseUrl?: string | undefined
  /** Leads past a pooler, whose connections receive no notifications; the same as `databaseUrl` when absent. */
  listenUrl?: string | undefined
  /** Folder of the embedded database, or `IN_MEMORY`. */
  dataDir?: string | undefined
  statementTimeoutMs?: number | undefined
  poolSize?: number | undefined
  /** Wraps every query, for measurements. */
  aroundQuery?: AroundQuery | undefined
  /** A dump to start an in-memory database from. */
  loadDataDir?: Blob | undefined
}

export type OpenedDatabase = {
  db: Database
  kind: DatabaseKind
  listen: Listen
  close: () => Promise<void>
}

/** Opens the database and brings its schema up to date. */
export async function openDatabase(options: DatabaseOptions = {}): Promise<OpenedDatabase> {
  if (options.databaseUrl) {
    await migratePostgres(options.listenUrl ?? options.databaseUrl)
    return openPostgres(options.databaseUrl, options)
  }
  const opened = await openPglite(options)
  try {
    await migrate(opened.db)
  } catch (cause) {
    await opened.close()
    throw cause
  }
  return opened
}

// The migration lock belongs to a connection, and a migration may last longer than a query is allowed to.
async function migratePostgres(connectionString: string) {
  const { db, close } = openPostgres(connectionString, { statementTimeoutMs: 0, poolSize: 1 })
  try {
    await migrate(db)
  } finally {
    await close()
  }
}

function openPostgres(connectionString: string, options: DatabaseOptions): OpenedDatabase {
  // A pooler refuses connections with settings; there the role's setting counts.
  const isPooled = options.listenUrl !== undefined && options.listenUrl !== connectionString
  const pool = new RetryingPool({
    connectionString,
    max: options.poolSize ?? DEFAULT_POOL_SIZE,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    application_name: 'arus-gateway',
    ...(!isPooled && { statement_timeout: options.statementTimeoutMs ?? DEFAULT_STATEMENT_TIMEOUT_MS }),
  })
  const { aroundQuery } = options
  if (aroundQuery) {
    wrapQueries(pool, aroundQuery)
    pool.on('connect', (connection) => wrapQueries(connection, aroundQuery))
  }
  return {
    db: drizzlePg({ client: pool }),
    kind: 'postgres',
    listen: listenOnPostgres(options.listenUrl ?? connectionString),
    close: () => pool.end(),
  }
}

async function openPglite(options: DatabaseOptions): Promise<OpenedDatabase> {
  const dataDir = options.dataDir ?? DEFAULT_DATA_DIR
  if (dataDir !== IN_MEMORY)
    await mkdir(path.dirname(path.resolve(dataDir)), { recursive: true, mode: 0o700 })
  const pglite = await PGlite.create({
    dataDir,
    extensions: { pg_trgm },
    startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${EMBEDDED_BUFFERS}`],
    // PGlite's own writer of bytea takes a tenth of a second for every megabyte.
    serializers: { [BYTEA_OID]: (bytes: Uint8Array) => `\\x${Buffer.from(bytes).toString('hex')}` },
    ...(options.loadDataDir && { loadDataDir: options.loadDataDir }),
  })
  const client = createEmbeddedClient(pglite)
  if (options.aroundQuery) wrapEmbedded(client, options.aroundQuery)
  return {
    // Drizzle needs only the client's `query` and `transaction`, which both have.
    db: drizzlePglite({ client: client as unknown as PGlite }),
    kind: 'pglite',
    listen: listenOnPglite(client),
    close: () => client.close(),
  }
}

function wrapEmbedded(client: EmbeddedClient, aroundQuery: AroundQuery) {
  wrapQueries(client, aroundQuery)
  const begin = client.transaction.bind(client)
  client.transaction = (run) =>
    begin((transaction) => {
      wrapQueries(transaction, aroundQuery)
      return run(transaction)
    })
}
