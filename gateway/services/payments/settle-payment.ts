import { eq } from 'drizzle-orm'
import type { Database } from '@/gateway/core/database'
import { orderEvents, orders, payments, type PaymentStatus } from '@/gateway/db/schema-orders'
import type { ServiceDeps } from '@/gateway/services/deps'
import type { LetterDeps } from '@/gateway/services/letters/post-letter'
import { tellPaid } from '@/gateway/services/letters/post-order-letters'
import { lockOrder } from '@/gateway/services/orders/lock-order'
import { formatPrice } from '@/gateway/core/format-price'
import { refundOverpaid } from '@/gateway/services/payments/refund-overpaid'

export type PaymentOutcome = Extract<PaymentStatus, 'succeeded' | 'failed' | 'abandoned'>

const EVENTS: Record<PaymentOutcome, string> = {
  succeeded: 'Оплачено',
  failed: 'Банк отклонил оплату',
  abandoned: 'Оплата не завершена',
}

export type ShownPayment = { orderNumber: string; amount: number; status: PaymentStatus }

export async function findPayment(db: Database, reference: string): Promise<ShownPayment | undefined> {
  const [found] = await db
    .select({ orderNumber: orders.number, amount: payments.amount, status: payments.status })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(eq(payments.providerReference, reference))
  return found
}

async function lockOrderOf(tx: Database, reference: string) {
  const [found] = await tx
    .select({ orderId: payments.orderId })
    .from(payments)
    .where(eq(payments.providerReference, reference))
  return found && lockOrder(tx, found.orderId)
}

/** Whether a word changes what is known: money that has come counts whatever was said before, and nothing takes it back. */
function isNews(known: PaymentStatus, outcome: PaymentOutcome): boolean {
  if (known === 'succeeded' || known === 'refunded') return false
  return known === 'created' || outcome === 'succeeded'
}

/**
 * Takes the provider's word about a payment. Said again it changes nothing; money that comes for a payment that was given up
 * pays the order or, when that is paid, goes back.
 */
export async function settlePayment(
  deps: LetterDeps & Pick<ServiceDeps, 'db' | 'now'>,
  reference: string,
  outcome: PaymentOutcome,
) {
  const now = deps.now()
  return deps.db.transaction(async (tx) => {
    const order = await lockOrderOf(tx, reference)
    // Read under the lock of its order, which every writer of payments takes.
    const [payment] = await tx.select().from(payments).where(eq(payments.providerReference, reference))
    if (!payment || !order) return undefined
    if (!isNews(payment.status, outcome)) {
      await tx.update(payments).set({ nextAt: null }).where(eq(payments.id, payment.id))
      return { orderNumber: order.number, status: payment.status }
    }
    await tx
      .update(payments)
      .set({ status: outcome, nextAt: null, updatedAt: now })
      .where(eq(payments.id, payment.id))
    const sum = outcome === 'succeeded' ? ` ${formatPrice(payment.amount)}` : ''
    await tx
      .insert(orderEvents)
      .values({ orderId: order.id, title: `${EVENTS[outcome]}${sum}`, createdAt: now })
    if (outcome === 'succeeded') {
      const paidTotal = order.paidTotal + payment.amount
      await tx.update(orders).set({ paidTotal, updatedAt: now }).where(eq(orders.id, order.id))
      await tellPaid(tx, deps, { ...order, paidTotal }, payment.amount)
      await refundOverpaid(tx, deps, { ...order, paidTotal }, now)
    }
    return { orderNumber: order.number, status: outcome }
  })
}
