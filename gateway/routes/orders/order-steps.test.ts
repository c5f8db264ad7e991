import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { bonusOperations } from '@/gateway/db/schema/bonuses'
import { orders } from '@/gateway/db/schema/orders'
import { offers } from '@/gateway/db/schema/offers'
import { advanceOrders } from '@/gateway/services/order-life/advance-orders'
import { createBuyer, seedSector, type Buyer } from '@/gateway/test-support/buyer'
import { describeOnDatabases } from '@/gateway/test-support/databases'
import { createTestGateway, type TestGateway } from '@/gateway/test-support/test-gateway'
import { seedTestShop } from '@/gateway/test-support/test-shop'
import { listArchivedOrders, readOrder } from '@/lib/gateway/contracts/orders/orders'
import { findBonusCard } from '@/lib/gateway/contracts/accounts/loyalty'

const OWN = 15
const FILTER = { brand: 'Knecht', article: 'OC 90', supplierId: OWN }
const STEP_MS = 60_000

describeOnDatabases('an order that moves on', (database) => {
  let now = new Date('2026-03-01T09:00:00Z')
  let gateway: TestGateway
  let buyer: Buyer

  beforeAll(async () => {
    await seedTestShop(database().db)
    await seedSector(database().db)
    gateway = await createTestGateway(database().db, { now: () => now })
  })
  afterAll(() => gateway.close())
  beforeEach(async () => {
    now = new Date('2026-03-01T09:00:00Z')
    await database().db.update(offers).set({ price: 40_000, quantity: 5 }).where(eq(offers.productId, 1))
    buyer = await createBuyer(gateway)
  })

  const place = async (overrides: Parameters<Buyer['order']>[0] = {}) => {
    const { status, body } = await buyer.order(overrides)
    expect(status).toBe(200)
    return body.orderNumber
  }
  const read = async (orderNumber: string) => (await buyer.call(readOrder, { body: { orderNumber } })).body
  const step = async () => {
    now = new Date(now.getTime() + STEP_MS)
    await advanceOrders(gateway.deps, STEP_MS)
  }

  it('is picked up, archived, and its reward may be spent', async () => {
    const bonusCardNumber = await buyer.joinClub(0)
    await buyer.put({ ...FILTER, quantity: 5 })
    const number = await place({ bonusCardNumber })
    const seen = []
    for (let round = 0; round < 4; round += 1) {
      await step()
      seen.push((await read(number)).status.code)
    }
    expect(seen).toEqual(['in_work', 'ready', 'issued', 'issued'])
    expect((await buyer.call(listArchivedOrders, {})).body.orders).toMatchObject([{ orderNumber: number }])
    const [reward] = await database()
      .db.select()
      .from(bonusOperations)
      .where(and(eq(bonusOperations.userId, buyer.user.id), eq(bonusOperations.type, 'reward')))
    expect(reward).toMatchObject({ amount: 60, remaining: 60 })
    expect((await buyer.call(findBonusCard, {})).body).toMatchObject({ balance: 60 })
  })

  it('by one step, however many gateways look at the same time', async () => {
    await buyer.put(FILTER)
    const number = await place()
    now = new Date(now.getTime() + STEP_MS)
    const moved = await Promise.all([1, 2, 3].map(() => advanceOrders(gateway.deps, STEP_MS)))
    expect((await read(number)).status.code).toBe('in_work')
    expect(moved.filter((count) => count > 0)).toHaveLength(1)
  })

  it('not before its time, nor while its payment is awaited', async () => {
    await buyer.put(FILTER)
    const number = await place({ orderPayment: { paymentExternalId: 'online' } })
    await advanceOrders(gateway.deps, STEP_MS)
    await step()
    expect((await read(number)).status.code).toBe('accepted')
  })

  it('also behind many that are never paid', async () => {
    const { db } = database()
    await db.insert(orders).values(
      Array.from({ length: 60 }, (_, at) => ({
        number: `unpaid-${at}`,
        personCode: 'person_1' as const,
        name: '',
        phone: '',
        email: '',
        isPickup: true,
        deliveryTitle: '',
        paymentCode: 'payment_online',
        paymentTitle: '',
        isPaymentOnline: true,
        total: 100,
        updatedAt: new Date(0),
      })),
    )
    await buyer.put(FILTER)
    const number = await place()
    await step()
    expect((await read(number)).status.code).toBe('in_work')
  })
})
