import { eq } from 'drizzle-orm'
import type { Database } from '@/gateway/core/database'
import { gatewayError } from '@/gateway/core/errors/errors'
import type { Viewer } from '@/gateway/core/viewer'
import { orderEvents, orders } from '@/gateway/db/schema/orders'
import { loadOtherPayments, type Payment } from '@/gateway/services/checkout/load-choices'
import type { ServiceDeps } from '@/gateway/services/deps'
import { lockOrder } from '@/gateway/services/orders/lock-order'
import { findOwnOrder, readOrder } from '@/gateway/services/orders/read-order'
import { isPayable } from '@/gateway/services/orders/to-order'
import { closeOpenPayments } from '@/gateway/services/open-payments/close-open-payments'

type Change = { orderNumber: string; paymentExternalId: string }

/** Pays an order that waits for its payment in another way; a payment begun for it is abandoned. */
export async function changePayment(
  deps: ServiceDeps,
  viewer: Viewer,
  { orderNumber, paymentExternalId }: Change,
) {
  const now = deps.now()
  const { id } = await findOwnOrder(deps.db, viewer, orderNumber)
  await deps.db.transaction(async (tx) => {
    const order = await lockOrder(tx, id)
    if (!order) throw gatewayError('notFound', 'Такого заказа нет.')
    const buyer = { isCorporate: viewer.group === 'corporate' }
    const open = { ...order, isPayable: isPayable(order) }
    const others = await loadOtherPayments({ ...deps, db: tx }, buyer, open)
    const chosen = others.find(({ externalId }) => externalId === paymentExternalId)
    if (!chosen) throw gatewayError('conflict', 'Так этот заказ оплатить нельзя. Выберите другой способ.')
    await closeOpenPayments(tx, { orderId: id }, now)
    await writePayment(tx, id, chosen, now)
  })
  return readOrder(deps, viewer, orderNumber)
}

async function writePayment(tx: Database, orderId: string, { code, title, isOnline }: Payment, now: Date) {
  const chosen = { paymentCode: code, paymentTitle: title, isPaymentOnline: isOnline, updatedAt: now }
  await tx.update(orders).set(chosen).where(eq(orders.id, orderId))
  await tx.insert(orderEvents).values({ orderId, title: `Способ оплаты: ${title}`, createdAt: now })
}
