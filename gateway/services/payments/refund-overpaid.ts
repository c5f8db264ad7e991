import { randomUUID } from 'node:crypto'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Database } from '@/gateway/core/database'
import { returnToGiftCards } from '@/gateway/services/gift-cards/return-to-gift-cards'
import { orderEvents, orders } from '@/gateway/db/schema/orders'
import { payments, refunds } from '@/gateway/db/schema/payments'
import { wakePaymentWorker, closeOpenPayments } from '@/gateway/services/open-payments/close-open-payments'
import { type OrderBefore, receiptsForRefunds } from '@/gateway/services/payments/receipts/receipt-of-order'
import type { OrderRow } from '@/gateway/services/orders/to-order'
import { formatPrice } from '@/gateway/core/text/format-price'

type Share = { paymentId: string | null; amount: number }

/** Shares a sum out over its payments, the newest first; the rest came another way. */
async function allocateRefund(tx: Database, orderId: string, amount: number): Promise<Share[]> {
  const returned = tx
    .select({ sum: sql<string>`coalesce(sum(${refunds.amount}), 0)` })
    .from(refunds)
    .where(eq(refunds.paymentId, payments.id))
  const paid = await tx
    .select({ id: payments.id, left: sql<string>`${payments.amount} - (${returned})` })
    .from(payments)
    .where(and(eq(payments.orderId, orderId), eq(payments.status, 'succeeded')))
    .orderBy(desc(payments.createdAt))
  const shares: Share[] = []
  let rest = amount
  for (const { id, left } of paid) {
    const part = Math.min(rest, Number(left))
    if (part <= 0) continue
    shares.push({ paymentId: id, amount: part })
    rest -= part
  }
  return rest > 0 ? [...shares, { paymentId: null, amount: rest }] : shares
}

async function returnToCards(tx: Database, order: OrderRow, amount: number, now: Date) {
  if (amount === 0) return
  await returnToGiftCards(tx, order.id, amount, now)
  await tx
    .update(orders)
    .set({ giftTotal: order.giftTotal - amount })
    .where(eq(orders.id, order.id))
  const title = `На подарочную карту вернулось ${formatPrice(amount)}`
  await tx.insert(orderEvents).values({ orderId: order.id, title, createdAt: now })
}

/**
 * Owes the buyer what was paid above the new cost of a locked order: gift cards get theirs at once, the provider gets the request
 * for the rest after the commit. Open payments of an order that costs nothing more are closed.
 */
export async function refundOverpaid(tx: Database, order: OrderRow, now: Date, before?: OrderBefore) {
  if (order.paidTotal >= order.total) await closeOpenPayments(tx, { orderId: order.id }, now)
  const overpaid = order.paidTotal - order.total
  if (overpaid <= 0) return
  await tx.update(orders).set({ paidTotal: order.total }).where(eq(orders.id, order.id))
  const toCards = Math.min(overpaid, order.giftTotal)
  await returnToCards(tx, order, toCards, now)
  const amount = overpaid - toCards
  if (amount === 0) return
  const shares = await allocateRefund(tx, order.id, amount)
  const toProvider = shares.filter(({ paymentId }) => paymentId !== null)
  const receipts = await receiptsForRefunds(
    tx,
    order,
    toProvider.map((share) => share.amount),
    before,
  )
  await tx.insert(refunds).values(
    shares.map((share) => ({
      ...share,
      receipt: receipts[toProvider.indexOf(share)],
      orderId: order.id,
      reference: randomUUID(),
      nextAt: share.paymentId === null ? null : now,
      createdAt: now,
      updatedAt: now,
    })),
  )
  await tx
    .insert(orderEvents)
    .values({ orderId: order.id, title: `Возвращаем ${formatPrice(amount)}`, createdAt: now })
  await wakePaymentWorker(tx)
}
