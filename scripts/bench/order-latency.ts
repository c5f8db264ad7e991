import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { openDatabase, type OpenedDatabase } from '@/gateway/db/connect'
import { products } from '@/gateway/db/schema-catalog'
import { offers } from '@/gateway/db/schema-offers'
import { createBuyer, type Buyer } from '@/gateway/test-support/buyer'
import { findPostgres, startPostgres } from '@/gateway/test-support/postgres-server'
import { createTestGateway } from '@/gateway/test-support/test-gateway'
import { seedTestShop } from '@/gateway/test-support/test-shop'
import { percentile } from './statistics.ts'

const CLIENTS = 16
const ROUNDS = 12
const WARM_UP_ROUNDS = 2
const PARTS = 200
const LINES = 3
const FIRST_ID = 10_000
const OWN_WAREHOUSE = 15
const REFRESH_MS = 5000

export type OrderLatency = { createMs: number; addToCartMs: number }

async function seedParts({ db }: OpenedDatabase) {
  await seedTestShop(db)
  const ids = Array.from({ length: PARTS }, (_, at) => FIRST_ID + at)
  await db.insert(products).values(
    ids.map((id) => ({
      id,
      brandId: 1,
      article: `P${id}`,
      articleKey: `p${id}`,
      foldedKey: `p${id}`,
      title: 'Деталь',
    })),
  )
  await db
    .insert(offers)
    .values(
      ids.map((productId) => ({ productId, supplierId: OWN_WAREHOUSE, price: 99_900, quantity: 100_000 })),
    )
}

function partsOf(client: number, round: number) {
  return Array.from({ length: LINES }, (_, at) => ({
    brand: 'Knecht',
    article: `P${FIRST_ID + ((client * 37 + round * 11 + at * 53) % PARTS)}`,
    supplierId: OWN_WAREHOUSE,
  }))
}

async function timed(run: () => Promise<{ status: number }>) {
  const began = performance.now()
  const { status } = await run()
  if (status !== 200) throw new Error(`a call of the bench is answered with ${status}`)
  return performance.now() - began
}

async function measure(database: OpenedDatabase): Promise<OrderLatency> {
  await seedParts(database)
  const gateway = await createTestGateway(database.db, {
    refreshIntervalMs: REFRESH_MS,
    checkResponses: false,
  })
  const buyers: Buyer[] = []
  for (let at = 0; at < CLIENTS; at += 1) buyers.push(await createBuyer(gateway))
  const created: number[] = []
  const added: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const adding = await Promise.all(buyers.map((buyer, at) => timed(() => buyer.put(...partsOf(at, round)))))
    const bodies = await Promise.all(buyers.map((buyer) => buyer.orderBody()))
    const creating = await Promise.all(
      buyers.flatMap((buyer, at) => {
        const body = bodies[at]
        return body ? [timed(() => buyer.send(body))] : []
      }),
    )
    if (round < WARM_UP_ROUNDS) continue
    added.push(...adding)
    created.push(...creating)
  }
  await gateway.close()
  return { createMs: percentile(created, 95), addToCartMs: percentile(added, 95) }
}

/** 95th percentiles with sixteen shoppers who press at the same moment, on an embedded database on disk. */
export async function orderLatencyOnPglite(): Promise<OrderLatency> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'arus-bench-orders-'))
  const database = await openDatabase({ dataDir: path.join(folder, 'pglite') })
  try {
    return await measure(database)
  } finally {
    await database.close()
    await rm(folder, { recursive: true, force: true })
  }
}

/** The same on PostgreSQL; undefined where the machine has none. */
export async function orderLatencyOnPostgres(): Promise<OrderLatency | undefined> {
  const binFolder = findPostgres()
  if (binFolder === undefined) return undefined
  const server = await startPostgres(binFolder)
  const database = await openDatabase({ databaseUrl: server.url })
  try {
    return await measure(database)
  } finally {
    await database.close()
    await server.stop()
  }
}
