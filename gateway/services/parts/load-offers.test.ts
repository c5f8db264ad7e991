import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { selectRows } from '@/gateway/core/database'
import { lockOffers } from '@/gateway/services/parts/load-offers'
import { importPriceList } from '@/gateway/services/price-import/import-price-list'
import { toCsv, withFile } from '@/gateway/services/price-import/testing/price-files'
import { createBuyer } from '@/gateway/test-support/buyer'
import { describeOnDatabases } from '@/gateway/test-support/databases'
import { createTestGateway, type TestGateway } from '@/gateway/test-support/test-gateway'
import { seedTestShop } from '@/gateway/test-support/test-shop'
import { cancelOrderProducts } from '@/lib/gateway/contracts/orders/orders'

const OWN = 15
const FAST = 101
const SLOW = 102
const HEADER = ['Бренд', 'Артикул', 'Наименование', 'Количество', 'Цена']

describeOnDatabases('whoever waits for the offers of one product', (database) => {
  let gateway: TestGateway
  beforeAll(async () => {
    await seedTestShop(database().db)
    gateway = await createTestGateway(database().db)
  })
  afterAll(() => gateway.close())

  /** Locks the first product's offers during a write, and then locks a later product's, as a buyer of both does. */
  async function buyBeside(laterProductId: number, write: () => Promise<unknown>) {
    const { db, kind } = database()
    const bought = await db.transaction(async (tx) => {
      await lockOffers(tx, [1])
      const written = write()
      const isWaiting = async () =>
        expect(await selectRows(tx, sql`select pid from pg_locks where not granted`)).toHaveLength(1)
      // The embedded database runs one transaction at a time.
      if (kind === 'postgres') await vi.waitFor(isWaiting, 10_000)
      await tx.execute(sql`select 1 from offers where product_id = ${laterProductId} for update nowait`)
      return { written }
    })
    return bought.written
  }

  it('holds none of a later one while calling off', async () => {
    const buyer = await createBuyer(gateway)
    await buyer.put(
      { brand: 'Knecht', article: 'OC 90', supplierId: OWN },
      { brand: 'Bosch', article: '0986494164', supplierId: FAST },
    )
    const { orderNumber } = (await buyer.order()).body
    const products = [`00-10000006-${FAST}`, '00-10000001'].map((productExternalId) => ({
      productExternalId,
    }))
    const cancel = () => buyer.call(cancelOrderProducts, { body: { orderNumber, products } })
    expect(await buyBeside(6, cancel)).toMatchObject({ status: 200, body: { totalPrice: 0 } })
  })

  it('holds none of a later one while a price list comes in', async () => {
    const list = toCsv(
      [HEADER, ['Knecht', 'OC 90', 'Фильтр', 4, 351], ['Bosch', '0 451 103 316', 'Фильтр', 'нет', '']],
      ';',
    )
    const options = { supplier: SLOW, keepUnlisted: true }
    const load = () => withFile('Прайс.csv', list, (file) => importPriceList(database().db, file, options))
    expect(await buyBeside(3, load)).toMatchObject({ offersChanged: 1, offersRemoved: 1 })
  })
})
