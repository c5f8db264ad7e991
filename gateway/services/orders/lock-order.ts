import { eq } from 'drizzle-orm'
import type { Database } from '@/gateway/core/database'
import { orders } from '@/gateway/db/schema/orders'
import type { OrderRow } from '@/gateway/services/orders/to-order'

/** The order with its row locked until the transaction ends. A writer of bonuses locks the buyer first. */
export async function lockOrder(tx: Database, orderId: string): Promise<OrderRow | undefined> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update')
  return order
}
