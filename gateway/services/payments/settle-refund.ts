import { eq } from 'drizzle-orm'
import type { RefundState } from '@/gateway/core/ports/payment-provider'
import { formatPrice } from '@/gateway/core/text/format-price'
import { orderEvents } from '@/gateway/db/schema/orders'
import { refunds } from '@/gateway/db/schema/payments'
import type { ServiceDeps } from '@/gateway/services/deps'
import type { MailDeps } from '@/gateway/services/mail/post-mail'
import { notifyRefundDone } from '@/gateway/services/mail/post-order-mails'
import { lockOrder } from '@/gateway/services/orders/lock-order'

/** Money that is back so soon after the email that promised it is no news. */
const NEWS_AFTER_MS = 3_600_000

/** How the order's history begins to tell of it. */
export const REFUND_EVENTS = { done: 'Деньги вернулись:', failed: 'Банк не принял возврат' } as const

/**
 * Applies the provider's word about a refund. A done refund stays done; a failed one may still be done, by a later word
 * or because the owner has requested it again. False for an unknown refund.
 */
export async function settleRefund(
  deps: MailDeps & Pick<ServiceDeps, 'db' | 'now'>,
  reference: string,
  state: RefundState,
): Promise<boolean> {
  const now = deps.now()
  return deps.db.transaction(async (tx) => {
    const [found] = await tx
      .select({ orderId: refunds.orderId })
      .from(refunds)
      .where(eq(refunds.reference, reference))
    const order = found?.orderId ? await lockOrder(tx, found.orderId) : undefined
    const [refund] = await tx.select().from(refunds).where(eq(refunds.reference, reference)).for('update')
    if (!refund) return false
    if (state === 'pending' || refund.status === 'done' || refund.status === state) return true
    await tx
      .update(refunds)
      .set({ status: state, nextAt: null, updatedAt: now })
      .where(eq(refunds.id, refund.id))
    // Money that came twice for a gift card has no order with a history.
    if (!order) return true
    const sum = formatPrice(refund.amount)
    const title = `${REFUND_EVENTS[state]} ${sum}`
    await tx.insert(orderEvents).values({ orderId: order.id, title, createdAt: now })
    const isNews = now.getTime() - refund.createdAt.getTime() > NEWS_AFTER_MS
    if (state === 'done' && isNews) await notifyRefundDone(tx, deps, order, refund.amount)
    return true
  })
}
