import { gatewayError } from '@/gateway/core/errors/errors'
import type { Viewer } from '@/gateway/core/viewer'
import type { ServiceDeps } from '@/gateway/services/deps'
import { lockOrder } from '@/gateway/services/orders/lock-order'
import { findOwnOrder } from '@/gateway/services/orders/read-order'
import { toOrderSummary } from '@/gateway/services/orders/to-order'
import { refuseToPayOnline } from '@/gateway/services/checkout/no-online-payments'
import { beginPayment } from '@/gateway/services/payments/begin-payment'
import { receiptForPayment } from '@/gateway/services/payments/receipts/receipt-of-order'
import { purposeOfOrder } from '@/gateway/services/payments/payment-purpose'
import { writePayment } from '@/gateway/services/payments/write-payment'
import type { PaymentProvider } from '@/gateway/core/ports/payment-provider'

/** Starts the payment of the open sum of the viewer's order; an earlier unfinished one is abandoned. */
export async function payOrder(
  deps: ServiceDeps,
  provider: PaymentProvider | undefined,
  viewer: Viewer,
  orderNumber: string,
) {
  const now = deps.now()
  const { id } = await findOwnOrder(deps.db, viewer, orderNumber)
  const started = await deps.db.transaction(async (tx) => {
    const order = await lockOrder(tx, id)
    if (!order) throw gatewayError('notFound', 'Такого заказа нет.')
    const { isPaid, isPayable } = toOrderSummary(order, [])
    if (isPaid) return undefined
    if (!isPayable) throw gatewayError('conflict', 'Этот заказ не оплачивается на сайте.')
    if (!provider) throw refuseToPayOnline()
    const amountKopecks = order.total - order.paidTotal
    const receipt = await receiptForPayment(tx, order, amountKopecks)
    const payment = { payer: { orderId: id }, provider: provider.name, amountKopecks, receipt }
    return { ...(await writePayment(tx, payment, now)), ...purposeOfOrder(orderNumber), amountKopecks }
  })
  if (!started || !provider) return { orderNumber, isPaid: true, paymentUrl: null }
  return { orderNumber, isPaid: false, paymentUrl: await beginPayment(deps.db, provider, started, now) }
}
