import { eq, sql } from 'drizzle-orm'
import type { Database } from '@/gateway/core/database'
import { bonusOperations } from '@/gateway/db/schema/bonuses'
import { offers, suppliers } from '@/gateway/db/schema/offers'
import { orderLines, orders } from '@/gateway/db/schema/orders'

/** One shopper's order under one key, and whether the shop said that it is ordered. */
export type Wish = { userId: string; key: string; pieces: number; number: string | undefined }

/** Pieces by supplier and product. */
export type Stock = ReadonlyMap<string, number>

export type OrderRow = {
  userId: string | null
  key: string | null
  number: string
  lines: number
  pieces: number
}

export type Audit = {
  confirmed: number
  lost: number
  doubled: number
  /** Of which a line is missing or has other pieces than were ordered. */
  torn: number
  /** Pieces that left the shelves without an order, or did not leave them. */
  strayPieces: number
  /** Bonuses that left accounts without an order, or did not. */
  strayBonuses: number
}

/** Bonuses that each order of the soak spends. */
export const WRITTEN_OFF = 100
const LINES = 2
/** Whose lists the soak loads while it lasts. */
export const SOAK_SUPPLIER = 'Поставщик на время'

/** Compares the confirmed orders with those in the database. */
export function compareOrders(wishes: readonly Wish[], rows: readonly OrderRow[]) {
  const found = { confirmed: 0, lost: 0, doubled: 0, torn: 0 }
  for (const { userId, key, pieces, number } of wishes) {
    const made = rows.filter((row) => row.userId === userId && row.key === key)
    if (number !== undefined) found.confirmed += 1
    if (number !== undefined && !made.some((row) => row.number === number)) found.lost += 1
    if (made.length > 1) found.doubled += 1
    if (made.some((row) => row.lines !== LINES || row.pieces !== pieces)) found.torn += 1
  }
  return found
}

/** Looks past the shop, when it has stopped, at what its orders left. */
export async function auditOrders(db: Database, wishes: readonly Wish[], before: Stock): Promise<Audit> {
  const rows = await db
    .select({
      userId: orders.userId,
      key: orders.idempotencyKey,
      number: orders.number,
      lines: sql<number>`count(*)::int`,
      pieces: sql<number>`sum(${orderLines.quantity})::int`,
    })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .groupBy(orders.id)
  const customers = new Set(wishes.map(({ userId }) => userId))
  const own = rows.filter(({ userId }) => userId !== null && customers.has(userId))
  const after = await stockOf(db)
  const left = [...before].reduce((sum, [place, pieces]) => sum + pieces - (after.get(place) ?? 0), 0)
  const [sold] = await db
    .select({
      pieces: sql<number>`coalesce(sum(${orderLines.quantity} - ${orderLines.cancelledQuantity}), 0)::int`,
    })
    .from(orderLines)
  const operations = await db
    .select({ userId: bonusOperations.userId, amount: bonusOperations.amount })
    .from(bonusOperations)
    .where(eq(bonusOperations.type, 'writeoff'))
  const spent = operations
    .filter(({ userId }) => customers.has(userId))
    .reduce((sum, { amount }) => sum - amount, 0)
  return {
    ...compareOrders(wishes, rows),
    strayPieces: left - (sold?.pieces ?? 0),
    strayBonuses: spent - own.length * WRITTEN_OFF,
  }
}

export async function stockOf(db: Database): Promise<Stock> {
  const rows = await db
    .select({ supplierId: offers.supplierId, productId: offers.productId, quantity: offers.quantity })
    .from(offers)
    .innerJoin(suppliers, eq(suppliers.id, offers.supplierId))
    .where(sql`${suppliers.title} <> ${SOAK_SUPPLIER}`)
  return new Map(rows.map(({ supplierId, productId, quantity }) => [`${supplierId}/${productId}`, quantity]))
}
