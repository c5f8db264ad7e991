import { eq, inArray } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { products } from '@/gateway/db/schema/catalog'
import { bonusOperations } from '@/gateway/db/schema/bonuses'
import { orderLines, orders } from '@/gateway/db/schema/orders'
import { offers } from '@/gateway/db/schema/offers'
import { createBuyer } from '@/gateway/test-support/buyer'
import { describeOnDatabases } from '@/gateway/test-support/databases'
import { createTestGateway, type TestGateway } from '@/gateway/test-support/test-gateway'
import { seedTestShop } from '@/gateway/test-support/test-shop'
import { readOrder } from '@/lib/gateway/contracts/orders/orders'

const RUNS = 25
const PARTS = 8
const FIRST_ID = 5000
const OWN = 15
const NO_SECTOR = '10,10'

const basket = fc.array(
  fc.record({ price: fc.integer({ min: 1, max: 3_000_000 }), quantity: fc.integer({ min: 1, max: 30 }) }),
  { minLength: 1, maxLength: PARTS },
)
const order = fc.record({
  basket,
  balance: fc.integer({ min: 0, max: 20_000 }),
  /** Share of the most that may be written off. */
  share: fc.double({ min: 0, max: 1, noNaN: true }),
  isPickup: fc.boolean(),
})

describeOnDatabases('every order', (database) => {
  let gateway: TestGateway
  const ids = Array.from({ length: PARTS }, (_, at) => FIRST_ID + at)

  beforeAll(async () => {
    const { db } = database()
    await seedTestShop(db)
    gateway = await createTestGateway(db)
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
  })
  afterAll(() => gateway.close())

  it('adds up to the kopeck: lines, write-off, fee, rewards, stock', async () => {
    const { db } = database()
    await fc.assert(
      fc.asyncProperty(order, async ({ basket: parts, balance, share, isPickup }) => {
        await db.delete(offers).where(inArray(offers.productId, ids))
        await db.insert(offers).values(
          parts.map(({ price }, at) => ({
            productId: FIRST_ID + at,
            supplierId: OWN,
            price,
            quantity: 30,
          })),
        )
        const buyer = await createBuyer(gateway)
        await buyer.joinClub(balance)
        await buyer.put(
          ...parts.map(({ quantity }, at) => ({
            brand: 'Knecht',
            article: `P${FIRST_ID + at}`,
            supplierId: OWN,
            quantity,
          })),
        )
        const goods = parts.reduce((sum, { price, quantity }) => sum + price * quantity, 0)
        const most = parts.reduce((sum, { price, quantity }) => sum + Math.floor((price * quantity) / 100), 0)
        const writeoffBonuses = Math.floor(Math.min(Math.floor(goods / 200), most, balance) * share)
        const delivery = { deliveryType: 'delivery', transportExternalId: 'courier', address: 'x' }
        const { status, body } = await buyer.order({
          writeoffBonuses,
          ...(!isPickup && { delivery: { ...delivery, deliveryCoordinates: NO_SECTOR } }),
        })
        expect(status).toBe(200)
        const fee = isPickup || goods >= 100_000 ? 0 : 29_900
        const total = goods - writeoffBonuses * 100 + fee
        expect(Math.round(body.totalPrice * 100)).toBe(total)

        const [row] = await db.select().from(orders).where(eq(orders.number, body.orderNumber))
        expect(row).toMatchObject({
          goodsTotal: goods,
          writeoffTotal: writeoffBonuses * 100,
          deliveryPrice: fee,
          total,
        })
        const lines = await db
          .select()
          .from(orderLines)
          .where(eq(orderLines.orderId, row?.id ?? ''))
        const sum = (pick: (line: (typeof lines)[number]) => number) =>
          lines.reduce((all, line) => all + pick(line), 0)
        expect(sum(({ price, quantity }) => price * quantity)).toBe(goods)
        expect(sum(({ writeoff }) => writeoff)).toBe(writeoffBonuses * 100)
        expect(sum(({ reward }) => reward)).toBe(row?.reward)

        const ledger = await db
          .select()
          .from(bonusOperations)
          .where(eq(bonusOperations.userId, buyer.user.id))
        const held = ledger.filter(({ availableAt }) => availableAt !== null)
        expect(held.reduce((all, { remaining }) => all + remaining, 0)).toBe(balance - writeoffBonuses)
        expect(held.reduce((all, { amount }) => all + amount, 0)).toBe(balance - writeoffBonuses)
        const waiting = ledger.filter(({ availableAt }) => availableAt === null)
        expect(waiting.reduce((all, { amount }) => all + amount, 0)).toBe(row?.reward)

        const left = await db.select().from(offers).where(inArray(offers.productId, ids))
        const sold = parts.reduce((all, { quantity }) => all + quantity, 0)
        expect(left.reduce((all, { quantity }) => all + quantity, 0)).toBe(parts.length * 30 - sold)

        const read = (await buyer.call(readOrder, { body: { orderNumber: body.orderNumber } })).body
        const shown = read.products.reduce(
          (all, { price, quantity }) => all + Math.round(price * 100) * quantity,
          0,
        )
        expect(shown - read.total.totalWriteoff * 100 + Math.round((read.deliveryPrice ?? 0) * 100)).toBe(
          total,
        )
      }),
      { numRuns: RUNS },
    )
  })
})
