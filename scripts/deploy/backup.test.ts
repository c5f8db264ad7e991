import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { documentedCommand } from './testing/documented-command'
import { openDatabase, type OpenedDatabase } from '@/gateway/db/open-database'
import { orders } from '@/gateway/db/schema/orders'
import { createBuyer, seedSector } from '@/gateway/test-support/buyer'
import { placeDatabase } from '@/gateway/test-support/place-database'
import { findPostgres, startPostgres } from '@/gateway/test-support/postgres-server'
import { createTestGateway } from '@/gateway/test-support/test-gateway'
import { seedTestShop } from '@/gateway/test-support/test-shop'
import { root } from '@/scripts/shop/paths'

const GUIDE = 'docs/deploy.md'
const FILTER = { brand: 'Knecht', article: 'OC 90', supplierId: 15 }

const binFolder = findPostgres()
const label = binFolder ? 'a backup of PostgreSQL' : 'a backup of PostgreSQL: none on this machine'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'backup-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

function runDocumented(name: string, settings: Record<string, string>) {
  const env = { ...process.env, ...settings, PATH: `${binFolder ?? ''}:${process.env['PATH']}` }
  execFileSync('sh', ['-euc', documentedCommand(root, GUIDE, name)], { env, stdio: 'pipe' })
}

async function fill({ db }: OpenedDatabase) {
  await seedTestShop(db)
  await seedSector(db)
  const gateway = await createTestGateway(db)
  const buyer = await createBuyer(gateway)
  await buyer.put(FILTER)
  expect((await buyer.order({})).status).toBe(200)
  await gateway.close()
}

/** What an owner would miss first: the goods as they are shown, and the orders. */
async function look({ db }: OpenedDatabase) {
  const gateway = await createTestGateway(db)
  const listing = await gateway.get('/catalog/site/v2/section/catalog?limit=50')
  await gateway.close()
  return { listing, orders: await db.select().from(orders) }
}

describe.skipIf(!binFolder)(`${label}`, () => {
  it('brings goods and orders back in a new database, whatever became of the old one', async () => {
    const server = await startPostgres(binFolder ?? '')
    const restoredUrl = server.url.replace(/\/postgres$/, '/restored')
    const settings = { BACKUP: path.join(folder, 'shop.dump') }
    const shop = await openDatabase({ databaseUrl: server.url })
    try {
      await fill(shop)
      const before = await look(shop)
      runDocumented('backup-postgres', { ...settings, DATABASE_URL: server.url })
      await shop.db.execute('delete from orders')
      await shop.db.execute('create database restored')
      runDocumented('restore-postgres', { ...settings, DATABASE_URL: restoredUrl })
      const restored = await openDatabase({ databaseUrl: restoredUrl })
      expect(before.orders).toHaveLength(1)
      expect(await look(restored)).toEqual(before)
      await restored.close()
    } finally {
      await shop.close()
      await server.stop()
    }
  })
})

describe('a backup of the embedded database', () => {
  it('brings goods and orders back', async () => {
    const settings = { GATEWAY_DATA_DIR: path.join(folder, 'data'), BACKUP: path.join(folder, 'backup') }
    const dataDir = path.join(settings.GATEWAY_DATA_DIR, 'pglite')
    await placeDatabase(settings.GATEWAY_DATA_DIR)
    const shop = await openDatabase({ dataDir })
    await fill(shop)
    const before = await look(shop)
    await shop.close()
    runDocumented('backup-embedded', settings)
    await rm(settings.GATEWAY_DATA_DIR, { recursive: true })
    // A volume of a container is there before anything is in it.
    await mkdir(settings.GATEWAY_DATA_DIR)
    runDocumented('restore-embedded', settings)
    const restored = await openDatabase({ dataDir })
    expect(await look(restored)).toEqual(before)
    await restored.close()
  })
})
