import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { openDatabase, type OpenedDatabase } from '@/gateway/db/open-database'
import { findPostgres, startPostgres, type PostgresServer } from '@/gateway/test-support/postgres-server'
import { FRONT_NODE_FLAGS } from '../../server/node-flags.ts'
import { childrenOf, RENDERER } from '../../scripts/shop/children-of.ts'
import { GATEWAY_NODE_FLAGS } from '../../scripts/shop/gateway-node-flags.ts'
import { startFaultyClients } from './attack/start-faulty-clients.ts'
import type { Roles } from './memory.ts'
import { type RestartableProcess, startRestartableProcess } from './restartable-process.ts'
import type { DatabaseKind } from './read-options.ts'
import { openSoakDisk } from './soak-disk.ts'

export type Trouble = {
  /** What the table calls it. */
  name: string
  mayCut: boolean
  /** Resolves when the shop is whole again. */
  bring: () => Promise<void>
}

export type BreakableShop = {
  url: string
  /** Faults common to all processes of the shop. */
  survived: readonly Trouble[]
  /** Troubles that end processes. */
  deadly: readonly Trouble[]
  /** What could not be brought on this machine. */
  omitted: readonly string[]
  roles: Roles
  /** Processes that ended of themselves. */
  ownDeaths: () => number
  /** Settings of commands of the owner that find the same database. */
  ownerEnv: Readonly<Record<string, string>>
  folder: string
  stop: () => Promise<void>
}

export type Ground = {
  open: () => Promise<OpenedDatabase>
  databaseUrl: string | undefined
  start: () => Promise<BreakableShop>
  stop: () => Promise<void>
}

const DAY_MS = 24 * 60 * 60_000
const JUMPED_MS = 8_000
/** All clients in a soak come from one address. */
const ADDRESS_LIMIT_FACTOR = '1000000'

/** Full before memory is judged: with those of a shop half an hour of searches would still be filling them. */
const SMALL_CACHES = { PAGE_CACHE_MB: '16', DATA_CACHE_MB: '8' }

/** A database that the shop will be started on, and that can be looked at before and after. */
export async function prepareGround(kind: DatabaseKind): Promise<Ground> {
  const disk = openSoakDisk()
  const server = kind === 'postgresql' ? await startServer() : undefined
  const dataDir = path.join(disk.folder, 'data')
  const database = server ? { databaseUrl: server.url } : { dataDir: path.join(dataDir, 'pglite') }
  return {
    open: () => openDatabase(database),
    databaseUrl: server?.url,
    start: () => startShop({ disk, dataDir, server }),
    stop: async () => {
      await server?.stop()
      disk.remove()
    },
  }
}

async function startServer(): Promise<PostgresServer> {
  const binFolder = findPostgres()
  if (binFolder === undefined)
    throw new Error('The soak on PostgreSQL needs initdb and postgres on this machine.')
  return startPostgres(binFolder, { isDurable: true })
}

type Base = { disk: ReturnType<typeof openSoakDisk>; dataDir: string; server: PostgresServer | undefined }

async function startShop({ disk, dataDir, server }: Base): Promise<BreakableShop> {
  const clockFile = path.join(disk.folder, 'clock')
  writeFileSync(clockFile, '0')
  const ownerEnv: Record<string, string> = {
    GATEWAY_DATA_DIR: dataDir,
    ...(server && { DATABASE_URL: server.url }),
  }
  const common = {
    LOG_LEVEL: 'silent',
    TMPDIR: disk.folder,
    SOAK_CLOCK_FILE: clockFile,
    NODE_OPTIONS: `--import=${new URL('jumping-clock.mjs', import.meta.url).href}`,
  }
  const gateway = await startRestartableProcess({
    name: 'the gateway',
    script: 'gateway/serve.ts',
    nodeArgs: GATEWAY_NODE_FLAGS,
    env: { ...common, ...ownerEnv, ADDRESS_LIMIT_FACTOR, ORDER_CLOCK_SECONDS: '0' },
  })
  const front = await startRestartableProcess({
    name: 'the storefront',
    script: 'server/serve.ts',
    nodeArgs: FRONT_NODE_FLAGS,
    env: { ...common, ...SMALL_CACHES, GATEWAY_URL: gateway.url },
  }).catch(async (error: unknown) => {
    await gateway.stop()
    throw error
  })
  const { fill } = disk
  return {
    url: front.url,
    survived: [
      { name: 'slow and broken clients', mayCut: false, bring: () => startFaultyClients(front.url) },
      { name: 'clock a day ahead', mayCut: false, bring: () => jump(clockFile, DAY_MS) },
      { name: 'clock a day back', mayCut: false, bring: () => jump(clockFile, -DAY_MS) },
      ...(fill ? [{ name: 'disk full', mayCut: true, bring: fill }] : []),
      ...(server
        ? [{ name: 'connections to the database cut', mayCut: true, bring: () => cutAll(server.url) }]
        : []),
      ...(server ? [{ name: 'database restarted', mayCut: true, bring: () => server.restart(1_000) }] : []),
    ],
    deadly: deadlyTroubles(gateway, front, server),
    omitted: fill ? [] : ['disk full (this user may not mount a disk of memory)'],
    roles: {
      gateway: gateway.pid,
      'front of the storefront': front.pid,
      renderer: async () => (await childrenOf(front.pid(), RENDERER))[0],
    },
    ownDeaths: () => gateway.ownDeaths() + front.ownDeaths(),
    ownerEnv,
    folder: disk.folder,
    stop: async () => {
      await front.stop()
      await gateway.stop()
    },
  }
}

function deadlyTroubles(
  gateway: RestartableProcess,
  front: RestartableProcess,
  server: PostgresServer | undefined,
): Trouble[] {
  return [
    { name: 'gateway killed', mayCut: true, bring: gateway.kill },
    { name: 'renderer killed', mayCut: true, bring: front.killChild },
    { name: 'storefront killed', mayCut: true, bring: front.kill },
    ...(server ? [{ name: 'database crashed', mayCut: true, bring: () => server.restart() }] : []),
  ]
}

async function jump(clockFile: string, offsetMs: number): Promise<void> {
  writeFileSync(clockFile, String(offsetMs))
  await sleep(JUMPED_MS)
  writeFileSync(clockFile, '0')
}

async function cutAll(databaseUrl: string): Promise<void> {
  const { db, close } = await openDatabase({ databaseUrl })
  await db.execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
  )
  await close()
}
