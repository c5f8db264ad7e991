import type { PaymentProvider } from '@/gateway/core/ports/payment-provider'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll } from 'vitest'
import { orders } from '@/gateway/db/schema/orders'
import { offers } from '@/gateway/db/schema/offers'
import { createBuyer, IN_SECTOR, seedSector, type Buyer } from '@/gateway/test-support/buyer'
import { describeOnDatabases } from '@/gateway/test-support/databases'
import { createTestGateway, type TestGateway } from '@/gateway/test-support/test-gateway'
import { seedTestShop } from '@/gateway/test-support/test-shop'
import { readCart } from '@/lib/gateway/contracts/orders/cart'

export const OWN = 15
export const SHOP = 29
export const FAST = 101
/** Sunday noon in Moscow. */
export const NOW = new Date('2026-03-01T09:00:00Z')

export const FILTER = { brand: 'Knecht', article: 'OC 90', supplierId: OWN }
export const PADS = { brand: 'Bosch', article: '0986494164', supplierId: FAST }
export const COURIER = {
  deliveryType: 'delivery',
  transportExternalId: 'courier',
  address: 'Москва, Арбат, 1',
  deliveryCoordinates: IN_SECTOR,
  deliveryDate: '01.03.2026',
  deliveryTime: '17:00-21:00',
}

type Terms = { price?: number; quantity?: number }

function createDesk(gateway: () => TestGateway) {
  const db = () => gateway().deps.db

  async function setOffer(productId: number, supplierId: number, terms: Terms) {
    await db()
      .update(offers)
      .set(terms)
      .where(and(eq(offers.productId, productId), eq(offers.supplierId, supplierId)))
  }

  return {
    db,
    gateway,
    setOffer,
    /** The same products for every test, and a new buyer. */
    open: async () => {
      await setOffer(1, OWN, { price: 40_000, quantity: 5 })
      await setOffer(1, SHOP, { price: 39_000, quantity: 2 })
      await setOffer(6, FAST, { price: 230_000, quantity: 4 })
      return createBuyer(gateway())
    },
    newBuyer: (...changes: Parameters<typeof createBuyer>[1][]) => createBuyer(gateway(), ...changes),
    /** Pieces by supplier. */
    stockOf: async (productId: number) => {
      const rows = await db().select().from(offers).where(eq(offers.productId, productId))
      return Object.fromEntries(rows.map(({ supplierId, quantity }) => [supplierId, quantity]))
    },
    ordersOf: ({ user }: Buyer) => db().select().from(orders).where(eq(orders.userId, user.id)),
    cartOf: async (buyer: Buyer) => (await buyer.call(readCart, {})).body.products,
  }
}

/** Takes every payment that it is asked for, and gives all of it back. */
export const bank: PaymentProvider = {
  name: 'test-bank',
  start: async ({ reference }) => ({ page: `/bank/${reference}` }),
  readState: async () => 'created',
  cancel: async () => 'cancelled',
  refund: async () => ({ state: 'done' }),
  settle: async () => ({ state: 'done' }),
}

export type OrderDesk = ReturnType<typeof createDesk>

/** Runs a suite about ordering in the test shop with one delivery sector: on both databases unless `describeOn` is another. */
export function describeOrders(
  name: string,
  suite: (desk: OrderDesk) => void,
  describeOn = describeOnDatabases,
) {
  describeOn(name, (database) => {
    let gateway: TestGateway | undefined
    beforeAll(async () => {
      const { db } = database()
      await seedTestShop(db)
      await seedSector(db)
      gateway = await createTestGateway(db, { now: () => NOW })
    })
    afterAll(() => gateway?.close())
    suite(
      createDesk(() => {
        if (!gateway) throw new Error('the gateway is not open')
        return gateway
      }),
    )
  })
}
