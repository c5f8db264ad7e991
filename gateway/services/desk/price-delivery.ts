import { eq } from 'drizzle-orm'
import type { Database } from '@/gateway/core/database'
import { gatewayError } from '@/gateway/core/errors/errors'
import { formatPrice } from '@/gateway/core/text/format-price'
import type { Viewer } from '@/gateway/core/viewer'
import { orderEvents, orders } from '@/gateway/db/schema/orders'
import { toKopecks } from '@/gateway/services/checkout/order-request'
import { changeOnce } from '@/gateway/services/desk/change-once'
import type { ServiceDeps } from '@/gateway/services/deps'
import { notifyDeliveryPrice } from '@/gateway/services/mail/post-order-mails'
import { agreedDeliveryOf } from '@/gateway/services/delivery/agreed-delivery'
import { loadOrderLines } from '@/gateway/services/orders/read-order'
import type { OrderRow } from '@/gateway/services/orders/to-order'
import { closeOpenPayments } from '@/gateway/services/open-payments/close-open-payments'
import { settleOrderMoney } from '@/gateway/services/payments/settle-order-money'
import type { priceDeskDelivery } from '@/lib/gateway/contracts/desk/orders'
import type { ParsedRequestOf } from '@/lib/gateway/operation'

type Pricing = ParsedRequestOf<typeof priceDeskDelivery>['body']

const NOT_AGREED = 'Цена доставки этого заказа по телефону не согласуется.'
const FINISHED = 'Заказ завершён: его сумма больше не меняется.'
const PAID = 'Перевозка уже оплачена. Если цена другая, запишите её: лишнее вернётся покупателю.'

function eventOf({ deliveryPrice, deliveryAgreedAt }: OrderRow, kopecks: number | null): string {
  if (kopecks === null) return 'Цена перевозки снята: её назовёт менеджер'
  const before = deliveryAgreedAt === null ? '' : `, было ${formatPrice(deliveryPrice)}`
  return `Цена перевозки: ${formatPrice(kopecks)}${before}`
}

async function writePrice(
  tx: Database,
  order: OrderRow,
  { kopecks, now, authorId }: { kopecks: number | null; now: Date; authorId: string },
): Promise<OrderRow> {
  const deliveryPrice = kopecks ?? 0
  const [written] = await tx
    .update(orders)
    .set({
      deliveryPrice,
      deliveryAgreedAt: kopecks === null ? null : now,
      total: order.goodsTotal - order.writeoffTotal + deliveryPrice,
      updatedAt: now,
    })
    .where(eq(orders.id, order.id))
    .returning()
  if (!written) throw new Error('the order has gone')
  const title = eventOf(order, kopecks)
  await tx.insert(orderEvents).values({ orderId: order.id, title, authorId, createdAt: now })
  return written
}

/**
 * Writes the carrier's price that was agreed by phone into an order, or takes it out again while it is not paid. The sum to pay follows: what
 * is not paid of it is paid as the rest of the order is, and of a price that has fallen the overpaid part goes back.
 */
export function priceDelivery(deps: ServiceDeps, viewer: Viewer, needed: Pricing) {
  const kopecks = needed.price === null ? null : toKopecks(needed.price)
  return changeOnce(deps, viewer, needed, async (tx, order) => {
    const agreed = agreedDeliveryOf(order)
    if (!agreed) throw gatewayError('conflict', NOT_AGREED)
    if (!agreed.isChangeable) throw gatewayError('conflict', FINISHED)
    const before = order.deliveryAgreedAt === null ? null : order.deliveryPrice
    if (kopecks === before) return
    if (kopecks === null && !agreed.isRemovable) throw gatewayError('conflict', PAID)
    const now = deps.now()
    const written = await writePrice(tx, order, { kopecks, now, authorId: viewer.userId })
    // A page of the bank that was opened before names another sum.
    if (written.total !== order.total) await closeOpenPayments(tx, { orderId: order.id }, now)
    const lines = await loadOrderLines(tx, order.id)
    await notifyDeliveryPrice(tx, deps, { before: order, order: written, lines })
    await settleOrderMoney(tx, written, now, { order, lines })
  })
}
