import { and, eq, inArray, sql } from 'drizzle-orm'
import type { OpenedDatabase } from '@/gateway/db/open-database'
import { bonusOperations } from '@/gateway/db/schema/bonuses'
import { cartLines } from '@/gateway/db/schema/cart'
import { offers } from '@/gateway/db/schema/offers'
import { orderLines, orders } from '@/gateway/db/schema/orders'
import { createBuyer, seedSector, type Buyer } from '@/gateway/test-support/buyer'
import type { OrderBody } from '@/gateway/test-support/order-body'
import { createTestGateway } from '@/gateway/test-support/test-gateway'
import { seedTestShop } from '@/gateway/test-support/test-shop'

const PLENTY = 1_000_000
const BONUSES = 1000
const WRITTEN_OFF = 100
const FILTER = { brand: 'Knecht', article: 'OC 90', supplierId: 15, quantity: 2 }
const PADS = { brand: 'Bosch', article: '0986494164', supplierId: 101, quantity: 1 }

/** Pieces that one order takes from stock. */
export const PIECES = FILTER.quantity + PADS.quantity

/** Rows of an intended order. */
export type Trace = { orders: number; lines: number; inCart: number; bonuses: number }

export const NO_ORDER: Trace = { orders: 0, lines: 0, inCart: 2, bonuses: BONUSES }
export const ONE_ORDER: Trace = { orders: 1, lines: 2, inCart: 0, bonuses: BONUSES - WRITTEN_OFF }

export type Wish = { buyer: Buyer; body: OrderBody }

/** Fills the database with the test shop and reads orders directly, not through the gateway under test. */
export async function openOrderWitness({ db }: OpenedDatabase) {
  await seedTestShop(db)
  await seedSector(db)
  await db.update(offers).set({ quantity: PLENTY })
  const gateway = await createTestGateway(db)

  return {
    close: gateway.close,
    /** A new buyer with two lines in the cart and bonuses to spend, before an order under this key. */
    prepare: async (key: string): Promise<Wish> => {
      const buyer = await createBuyer(gateway)
      const bonusCardNumber = await buyer.joinClub(BONUSES)
      const { status } = await buyer.put(FILTER, PADS)
      if (status !== 200) throw new Error(`the cart was answered with ${status}`)
      const body = await buyer.orderBody({
        idempotencyKey: key,
        bonusCardNumber,
        writeoffBonuses: WRITTEN_OFF,
      })
      return { buyer, body }
    },
    look: async ({ buyer: { user } }: Wish): Promise<Trace> => {
      const made = await db.select().from(orders).where(eq(orders.userId, user.id))
      const inCart = await db.select().from(cartLines).where(eq(cartLines.userId, user.id))
      const [left] = await db
        .select({ sum: sql<string>`sum(remaining)` })
        .from(bonusOperations)
        .where(and(eq(bonusOperations.userId, user.id), inArray(bonusOperations.type, ['promo'])))
      const ids = made.map(({ id }) => id)
      const lines = ids.length
        ? await db.select().from(orderLines).where(inArray(orderLines.orderId, ids))
        : []
      return { orders: made.length, lines: lines.length, inCart: inCart.length, bonuses: Number(left?.sum) }
    },
    piecesInStock: async (): Promise<number> => {
      const [row] = await db.select({ sum: sql<string>`sum(quantity)` }).from(offers)
      return Number(row?.sum)
    },
    ordersMade: async (): Promise<number> => db.$count(orders),
  }
}

export type OrderWitness = Awaited<ReturnType<typeof openOrderWitness>>
