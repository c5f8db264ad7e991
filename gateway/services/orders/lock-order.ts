import { eq, sql } from 'drizzle-orm'
import { selectRows, type Database } from '@/gateway/core/database'
import { notFound } from '@/gateway/core/errors/errors'
import { orders } from '@/gateway/db/schema/orders'
import type { OrderRow } from '@/gateway/services/orders/to-order'

/** The order with its row locked until the transaction ends. A writer of bonuses locks the buyer first. */
export async function lockOrder(tx: Database, orderId: string): Promise<OrderRow | undefined> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update')
  return order
}

/** Any buyer's order, locked after its buyer: the lock order of all writers of bonuses. */
export async function lockOrderByNumber(tx: Database, orderNumber: string): Promise<OrderRow> {
  const [found] = await tx
    .select({ id: orders.id, userId: orders.userId })
    .from(orders)
    .where(eq(orders.number, orderNumber))
  if (found && found.userId !== null)
    await selectRows(tx, sql`select id from users where id = ${found.userId} for no key update`)
  const order = found && (await lockOrder(tx, found.id))
  if (!order) throw notFound('Такого заказа нет.')
  return order
}
