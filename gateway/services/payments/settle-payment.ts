import { eq } from 'drizzle-orm'
import type { Database } from '@/gateway/core/database'
import { giftPurchases } from '@/gateway/db/schema/gift-purchases'
import { orderEvents, orders } from '@/gateway/db/schema/orders'
import { payments, type PaymentStatus } from '@/gateway/db/schema/payments'
import type { ServiceDeps } from '@/gateway/services/deps'
import type { MailDeps } from '@/gateway/services/mail/post-mail'
import { notifyPaid } from '@/gateway/services/mail/post-order-mails'
import { formatPrice } from '@/gateway/core/text/format-price'
import type { OrderRow } from '@/gateway/services/orders/to-order'
import { lockPurpose, purposeOfGift, purposeOfOrder } from '@/gateway/services/payments/payment-purpose'
import { settleOrderMoney } from '@/gateway/services/payments/settle-order-money'
import { settleGift } from '@/gateway/services/payments/settle-gift'

export type PaymentOutcome = Extract<PaymentStatus, 'succeeded' | 'failed' | 'abandoned'>

const EVENTS: Record<PaymentOutcome, string> = {
  succeeded: 'Оплачено',
  failed: 'Банк отклонил оплату',
  abandoned: 'Оплата не завершена',
}

export type ShownPayment = {
  description: string
  returnPath: string
  amount: number
  status: PaymentStatus
}

export async function findPayment(db: Database, reference: string): Promise<ShownPayment | undefined> {
  const [found] = await db
    .select({
      orderNumber: orders.number,
      giftNumber: giftPurchases.number,
      giftReference: giftPurchases.reference,
      amount: payments.amount,
      status: payments.status,
    })
    .from(payments)
    .leftJoin(orders, eq(orders.id, payments.orderId))
    .leftJoin(giftPurchases, eq(giftPurchases.id, payments.giftPurchaseId))
    .where(eq(payments.providerReference, reference))
  if (!found) return undefined
  const { orderNumber, giftNumber, giftReference, amount, status } = found
  const { description, returnPath } =
    orderNumber === null
      ? purposeOfGift({ number: giftNumber ?? '', reference: giftReference ?? '' })
      : purposeOfOrder(orderNumber)
  return { description, returnPath, amount, status }
}

/** Whether a word changes the known state: received money always counts, and nothing takes it back. */
function isNews(known: PaymentStatus, outcome: PaymentOutcome): boolean {
  if (known === 'succeeded' || known === 'refunded') return false
  return known === 'created' || outcome === 'succeeded'
}

type Deps = MailDeps & Pick<ServiceDeps, 'db' | 'now'>

async function settleOrder(
  tx: Database,
  deps: Deps,
  order: OrderRow,
  { amount, outcome, now }: { amount: number; outcome: PaymentOutcome; now: Date },
) {
  const sum = outcome === 'succeeded' ? ` ${formatPrice(amount)}` : ''
  await tx
    .insert(orderEvents)
    .values({ orderId: order.id, title: `${EVENTS[outcome]}${sum}`, createdAt: now })
  if (outcome !== 'succeeded') return
  const paidTotal = order.paidTotal + amount
  await tx.update(orders).set({ paidTotal, updatedAt: now }).where(eq(orders.id, order.id))
  await notifyPaid(tx, deps, { ...order, paidTotal }, amount)
  await settleOrderMoney(tx, { ...order, paidTotal }, now)
}

/**
 * Applies the provider's word about a payment. A repeated word changes nothing; money of a payment that was given up
 * pays its order or, when that is paid, goes back. False for an unknown payment.
 */
export async function settlePayment(
  deps: Deps,
  reference: string,
  outcome: PaymentOutcome,
): Promise<boolean> {
  const now = deps.now()
  return deps.db.transaction(async (tx) => {
    const isIt = eq(payments.providerReference, reference)
    const [found] = await tx.select().from(payments).where(isIt)
    const purpose = found && (await lockPurpose(tx, found))
    // Read under the lock of the paid order or purchase, which every writer of payments takes.
    const [payment] = await tx.select().from(payments).where(isIt)
    if (!payment || !purpose) return false
    if (!isNews(payment.status, outcome)) {
      await tx.update(payments).set({ nextAt: null }).where(eq(payments.id, payment.id))
      return true
    }
    await tx
      .update(payments)
      .set({ status: outcome, nextAt: null, updatedAt: now })
      .where(eq(payments.id, payment.id))
    if (purpose.kind === 'order') {
      await settleOrder(tx, deps, purpose.order, { amount: payment.amount, outcome, now })
    } else if (outcome === 'succeeded') {
      await settleGift(tx, deps, purpose.gift, payment, now)
    }
    return true
  })
}
