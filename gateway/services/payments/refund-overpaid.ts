import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Database } from '@/gateway/core/database'
import { orderEvents, orders, payments } from '@/gateway/db/schema-orders'
import type { OrderRow } from '@/gateway/services/orders/to-order'
import { formatPrice } from '@/gateway/core/format-price'

/** Returns what was paid for more than a locked order now costs. */
export async function refundOverpaid(tx: Database, order: OrderRow, now: Date) {
  const amount = order.paidTotal - order.total
  if (amount <= 0) return
  await tx.insert(payments).values({
    orderId: order.id,
    status: 'refunded',
    amount,
    provider: 'refund',
    providerReference: randomUUID(),
    createdAt: now,
    updatedAt: now,
  })
  await tx.update(orders).set({ paidTotal: order.total }).where(eq(orders.id, order.id))
  await tx
    .insert(orderEvents)
    .values({ orderId: order.id, title: `Возврат ${formatPrice(amount)}`, createdAt: now })
}
