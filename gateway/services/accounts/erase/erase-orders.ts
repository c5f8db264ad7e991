import { and, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm'
import type { Database } from '@/gateway/core/database'
import { users } from '@/gateway/db/schema/accounts'
import { bonusCards } from '@/gateway/db/schema/bonuses'
import { cartImports, cartLines } from '@/gateway/db/schema/cart'
import { orderLines, orders } from '@/gateway/db/schema/orders'
import { payments, refunds } from '@/gateway/db/schema/payments'
import { eraseReceipts } from '@/gateway/services/accounts/erase/erase-receipts'

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
  const erased = db
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .where(and(isNotNull(users.deletedAt), isNotNull(orders.archivedAt)))
  await eraseReceipts(db, inArray(payments.orderId, erased), inArray(refunds.orderId, erased))
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
