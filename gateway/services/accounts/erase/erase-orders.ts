import { and, eq, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import type { Database } from '@/gateway/core/database'
import { users } from '@/gateway/db/schema/accounts'
import { bonusCards } from '@/gateway/db/schema/bonuses'
import { cartImports, cartLines } from '@/gateway/db/schema/cart'
import { handoverReceipts } from '@/gateway/db/schema/handover-receipts'
import { orderLines, orders } from '@/gateway/db/schema/orders'
import { payments, refunds } from '@/gateway/db/schema/payments'

/**
 * Removes personal data from finished orders of deleted accounts; products, money and a company's requisites stay for the books.
 * An unfinished order keeps the contact that its delivery needs.
 */
export async function eraseFinishedOrders(db: Database) {
  const former = db.select({ id: users.id }).from(users).where(isNotNull(users.deletedAt))
  await db
    .update(orders)
    .set({
      name: '',
      phone: '',
      email: '',
      invoiceEmail: null,
      comment: null,
      deliveryComment: null,
      address: sql`case when ${orders.isPickup} then ${orders.address} end`,
      latitude: sql`case when ${orders.isPickup} then ${orders.latitude} end`,
      longitude: sql`case when ${orders.isPickup} then ${orders.longitude} end`,
    })
    .where(and(inArray(orders.userId, former), isNotNull(orders.archivedAt), ne(orders.phone, '')))
  await eraseReceipts(db)
}

/** Takes the contact off receipts that were handed to the till; it needs those that are still on their way. */
async function eraseReceipts(db: Database) {
  const erased = db
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .where(and(isNotNull(users.deletedAt), isNotNull(orders.archivedAt)))
  const ofErased = db.select({ id: payments.id }).from(payments).where(inArray(payments.orderId, erased))
  for (const [table, owned] of [
    [payments, inArray(payments.orderId, erased)],
    [refunds, and(inArray(refunds.orderId, erased), eq(refunds.status, 'done'))],
    [handoverReceipts, inArray(handoverReceipts.paymentId, ofErased)],
  ] as const) {
    const { receipt, nextAt } = table
    await db
      .update(table)
      .set({ receipt: sql`jsonb_set(${receipt}, '{contact}', '{}')` })
      .where(and(owned, isNull(nextAt), sql`${receipt}->'contact' <> '{}'::jsonb`))
  }
}

/** Deletes the shopper's cart, its files and the bonus card; orders lose the reference to a car. */
export async function dropPurchases(db: Database, userId: string) {
  for (const table of [cartLines, cartImports, bonusCards]) {
    await db.delete(table).where(eq(table.userId, userId))
  }
  const own = db.select({ id: orders.id }).from(orders).where(eq(orders.userId, userId))
  await db
    .update(orderLines)
    .set({ carName: null, carTitle: null })
    .where(and(inArray(orderLines.orderId, own), isNotNull(orderLines.carName)))
}
