import { eq } from 'drizzle-orm'
import { orderEvents, orders } from '@/gateway/db/schema/orders'
import { formatPrice } from '@/gateway/core/text/format-price'
import type { ServiceDeps } from '@/gateway/services/deps'
import type { MailDeps } from '@/gateway/services/mail/post-mail'
import { notifyPaid } from '@/gateway/services/mail/post-order-mails'
import type { OrderRow } from '@/gateway/services/orders/to-order'
import { lockOrderByNumber } from '@/gateway/services/orders/lock-order'
import { retryDeadlock } from '@/gateway/services/orders/retry-deadlock'
import { closeOpenPayments } from '@/gateway/services/open-payments/close-open-payments'

type Deps = MailDeps & Pick<ServiceDeps, 'db' | 'now'>

/**
 * Notes that the whole order has been paid past the shop's provider, to the bank or the till. False when nothing was owed, or when
 * `isOf` knows the payment as one of another sum. What is
 * returned of it later is a refund without a payment, which the owner pays out.
 */
export function recordOutsidePayment(
  deps: Deps,
  orderNumber: string,
  { isOf = () => true }: { isOf?: (order: OrderRow) => boolean } = {},
): Promise<boolean> {
  return retryDeadlock(() =>
    deps.db.transaction(async (tx) => {
      const order = await lockOrderByNumber(tx, orderNumber)
      const amount = order.total - order.paidTotal
      if (amount <= 0 || !isOf(order)) return false
      const now = deps.now()
      await tx.update(orders).set({ paidTotal: order.total, updatedAt: now }).where(eq(orders.id, order.id))
      await tx
        .insert(orderEvents)
        .values({ orderId: order.id, title: `Оплачено ${formatPrice(amount)}`, createdAt: now })
      await closeOpenPayments(tx, { orderId: order.id }, now)
      await notifyPaid(tx, deps, { ...order, paidTotal: order.total }, amount)
      return true
    }),
  )
}
