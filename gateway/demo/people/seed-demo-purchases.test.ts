import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { seedDemoAccounts } from '@/gateway/demo/people/seed-demo-accounts'
import { DEMO_ADMIN, DEMO_CORPORATE, DEMO_RETAIL } from '@/gateway/demo/people/demo-people'
import { seedDemoCommerce } from '@/gateway/demo/people/seed-demo-commerce'
import { seedDemoPurchases } from '@/gateway/demo/people/seed-demo-purchases'
import { DEMO_SECTORS } from '@/gateway/demo/people/commerce-sectors'
import { seedDemoReviews } from '@/gateway/demo/people/seed-demo-reviews'
import { seedDemoShop } from '@/gateway/demo/seed-demo-shop'
import { users } from '@/gateway/db/schema/accounts'
import { orders } from '@/gateway/db/schema/orders'
import { isWithinPolygon, type Point } from '@/gateway/services/delivery/is-within-polygon'
import { findCard } from '@/gateway/services/loyalty/read-card'
import { readProgress } from '@/gateway/services/loyalty/read-progress'
import { listUnreviewed } from '@/gateway/services/reviews/bought-products'
import { listModerated } from '@/gateway/services/reviews/moderate-reviews'
import { listOwnReviews } from '@/gateway/services/reviews/own-reviews'
import { listOrders } from '@/gateway/services/orders/list-orders'
import { loadCatalogReference } from '@/gateway/services/reference/load-catalog-reference'
import { readOrder } from '@/gateway/services/orders/read-order'
import { describeWithDatabase } from '@/gateway/test-support/databases'
import { createTestGateway, type TestGateway } from '@/gateway/test-support/test-gateway'

const NOW = new Date('2026-03-01T09:00:00Z')

describeWithDatabase('the past of the demo accounts', (database) => {
  let gateway: TestGateway

  beforeAll(async () => {
    const { db } = database()
    await seedDemoShop(db, { products: 1500 })
    await seedDemoAccounts(db)
    await seedDemoCommerce(db)
    await seedDemoPurchases(db, NOW)
    await seedDemoReviews(db, NOW)
    gateway = await createTestGateway(db, { now: () => NOW })
  })
  afterAll(() => gateway.close())

  async function viewerOf(externalId: string | undefined) {
    const [user] = await database()
      .db.select()
      .from(users)
      .where(eq(users.externalId, externalId ?? ''))
    if (!user) throw new Error('the demo user is not there')
    return { userId: user.id, sessionId: '', group: user.group, isPhoneConfirmed: true, isAdmin: false }
  }
  const deps = () => gateway.deps as Parameters<typeof listOrders>[0]

  it('is written once', async () => {
    const { db } = database()
    expect(await seedDemoCommerce(db)).toBe(false)
    expect(await seedDemoPurchases(db, NOW)).toBe(false)
  })

  it('holds reviews in every state, goods that wait for one, and work for a moderator', async () => {
    const paging = { page: 1, limit: 20 }
    const reader = { ...deps(), reference: () => loadCatalogReference(database().db) }
    const viewer = await viewerOf(DEMO_RETAIL.externalId)
    const { reviews } = await listOwnReviews(reader, viewer, paging)
    expect(reviews.map(({ status }) => status)).toEqual(['moderation', 'published', 'rejected'])
    expect((await listUnreviewed(reader, viewer, paging)).products.length).toBeGreaterThan(3)
    const queue = await listModerated(reader, await viewerOf(DEMO_ADMIN.externalId), 'moderation', paging)
    expect([queue.waiting, queue.reported]).toEqual([2, 2])
    expect(await seedDemoReviews(database().db, NOW)).toBe(false)
  })

  it('holds current and finished orders of the shopper', async () => {
    const viewer = await viewerOf(DEMO_RETAIL.externalId)
    const current = await listOrders(deps(), viewer, { page: 1, limit: 20, isArchive: false })
    const finished = await listOrders(deps(), viewer, { page: 1, limit: 20, isArchive: true })
    expect(current.orders.map(({ status, isPayable }) => [status.code, isPayable])).toEqual([
      ['accepted', false],
      ['in_work', true],
    ])
    expect(finished.orders.map(({ status, isPaid }) => [status.code, isPaid])).toEqual([
      ['issued', true],
      ['issued', true],
      ['issued', true],
    ])
    const read = await readOrder(deps(), viewer, current.orders[1]?.orderNumber ?? '')
    expect(read.products.map(({ status }) => status.code)).toEqual(['ready', 'in_work', 'refused'])
    expect(read.products[2]?.statusReason).toMatch(/Поставщик/)
  })

  it('gives the shopper a card with bonuses and a tier', async () => {
    const viewer = await viewerOf(DEMO_RETAIL.externalId)
    const card = await findCard(deps(), viewer)
    expect(card.number).toMatch(/^29\d{11}$/)
    expect(card.balance).toBeGreaterThan(400)
    expect((await readProgress(deps(), viewer)).purchases).toBe(3)
  })

  it('gives the company orders by bill', async () => {
    const viewer = await viewerOf(DEMO_CORPORATE.externalId)
    const { orders: list } = await listOrders(deps(), viewer, { page: 1, limit: 20, isArchive: false })
    const read = await readOrder(deps(), viewer, list[0]?.orderNumber ?? '')
    expect(read).toMatchObject({
      payment: { code: 'payment_bill' },
      deliveryPrice: 0,
      person: { company: 'ООО Автопарк' },
    })
    expect(read.products[0]?.markup).toBe(DEMO_CORPORATE.markup)
  })

  it('adds up in every order', async () => {
    const rows = await database().db.select().from(orders)
    expect(rows.length).toBeGreaterThan(5)
    for (const { total, goodsTotal, writeoffTotal, deliveryPrice } of rows) {
      expect(total).toBe(goodsTotal - writeoffTotal + deliveryPrice)
    }
  })
})

it.each([
  ['the Kremlin', [37.6173, 55.752], 'centre'],
  ['Medvedkovo', [37.66, 55.88], 'north-east'],
  ['Mitino', [37.42, 55.83], 'north-west'],
  ['the South-West', [37.48, 55.663], 'south-west'],
  ['Lyublino', [37.76, 55.676], 'south-east'],
  ['Khimki', [37.43, 55.89], 'region'],
  ['Petersburg', [30.3, 59.9], undefined],
] as [string, Point, string | undefined][])('%s lies in its demo sector', (_, point, sector) => {
  expect(DEMO_SECTORS.find(({ polygon }) => isWithinPolygon(point, polygon))?.externalId).toBe(sector)
})
