import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runMoveDatabase } from '@/gateway/cli/move-database/run-move-database'
import { openDatabase, type OpenedDatabase } from '@/gateway/db/open-database'
import { orders } from '@/gateway/db/schema/orders'
import { createBuyer, seedSector } from '@/gateway/test-support/buyer'
import { holdDataDir } from '@/gateway/test-support/hold-data-dir'
import { findPostgres, startPostgres, type PostgresServer } from '@/gateway/test-support/postgres-server'
import { placeDatabase } from '@/gateway/test-support/place-database'
import { createTestGateway } from '@/gateway/test-support/test-gateway'
import { seedTestShop } from '@/gateway/test-support/test-shop'

const FILTER = { brand: 'Knecht', article: 'OC 90', supplierId: 15 }
const LISTING = '/catalog/site/v2/section/catalog?limit=50'

const binFolder = findPostgres()
const label = binFolder ? 'moving to PostgreSQL' : 'moving: no initdb and postgres on this machine'

async function move(dataDir: string, ...args: string[]) {
  let out = ''
  let err = ''
  const code = await runMoveDatabase(
    args,
    { GATEWAY_DATA_DIR: dataDir },
    { out: (text) => (out += text), err: (text) => (err += text) },
  )
  return { code, out, err }
}

async function lookAround({ db }: OpenedDatabase) {
  const gateway = await createTestGateway(db)
  const listing = await gateway.get(LISTING)
  await gateway.close()
  return listing
}

async function orderOnce({ db }: OpenedDatabase): Promise<string> {
  const gateway = await createTestGateway(db)
  const buyer = await createBuyer(gateway)
  await buyer.put(FILTER)
  const { body } = await buyer.order({})
  await gateway.close()
  return body.orderNumber
}

describe.skipIf(!binFolder)(`${label}`, () => {
  let server: PostgresServer
  let dataDir: string
  let orderNumber: string
  let listing: unknown

  beforeAll(async () => {
    server = await startPostgres(binFolder ?? '')
    dataDir = await mkdtemp(path.join(os.tmpdir(), 'gateway-move-'))
    await placeDatabase(dataDir)
    const embedded = await openDatabase({ dataDir: path.join(dataDir, 'pglite') })
    await seedTestShop(embedded.db)
    await seedSector(embedded.db)
    orderNumber = await orderOnce(embedded)
    listing = await lookAround(embedded)
    await embedded.close()
  })
  afterAll(async () => {
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  })

  it('asks for an address, and for a shop that stands still', async () => {
    expect(await move(dataDir)).toMatchObject({
      code: 2,
      err: expect.stringContaining('npm run move-database'),
    })
    const { release } = holdDataDir(path.join(dataDir, 'pglite'))
    expect(await move(dataDir, server.url)).toMatchObject({ code: 1, err: expect.stringContaining('занята') })
    release()
    const nowhere = await move(path.join(dataDir, 'nowhere'), server.url)
    expect(nowhere).toMatchObject({ code: 1, err: expect.stringContaining('nowhere') })
  })

  it('brings everything along, and the shop goes on where it was', async () => {
    const { code, out, err } = await move(dataDir, server.url)
    expect(err).toBe('')
    expect(code).toBe(0)
    expect(out).toContain('products: ')
    const moved = await openDatabase({ databaseUrl: server.url })
    expect((await moved.db.select().from(orders)).map(({ number }) => number)).toEqual([orderNumber])
    expect(await lookAround(moved)).toEqual(listing)
    expect(Number(await orderOnce(moved))).toBeGreaterThan(Number(orderNumber))
    await moved.close()
  })

  it('keeps references and triggers', async () => {
    const moved = await openDatabase({ databaseUrl: server.url })
    const rules = `select count(*)::int as count from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`
    const disabled = `select tgname from pg_trigger where tgenabled = 'D'`
    const embedded = await openDatabase({ dataDir: path.join(dataDir, 'pglite') })
    const count = async ({ db }: OpenedDatabase) => ((await db.execute(rules)) as { rows: unknown[] }).rows
    expect(await count(moved)).toEqual(await count(embedded))
    expect(((await moved.db.execute(disabled)) as { rows: unknown[] }).rows).toEqual([])
    await embedded.close()
    await moved.close()
  })

  it('never writes into a database in use', async () => {
    expect(await move(dataDir, server.url)).toMatchObject({
      code: 1,
      err: expect.stringContaining('уже есть данные'),
    })
  })
})
