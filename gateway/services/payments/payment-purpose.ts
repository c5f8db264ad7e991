import { eq } from 'drizzle-orm'
import type { Database } from '@/gateway/core/database'
import { giftPurchases } from '@/gateway/db/schema/gift-purchases'
import type { payments } from '@/gateway/db/schema/payments'
import { lockOrder } from '@/gateway/services/orders/lock-order'
import type { OrderRow } from '@/gateway/services/orders/to-order'

type PaymentRow = typeof payments.$inferSelect
type GiftRow = typeof giftPurchases.$inferSelect

/** The paid order or purchase, with its row locked. */
export type Purpose = { kind: 'order'; order: OrderRow } | { kind: 'gift'; gift: GiftRow }

export async function lockPurpose(
  tx: Database,
  { orderId, giftPurchaseId }: Pick<PaymentRow, 'orderId' | 'giftPurchaseId'>,
): Promise<Purpose | undefined> {
  if (orderId !== null) {
    const order = await lockOrder(tx, orderId)
    return order && { kind: 'order', order }
  }
  const [gift] = await tx
    .select()
    .from(giftPurchases)
    .where(eq(giftPurchases.id, giftPurchaseId ?? ''))
    .for('update')
  return gift && { kind: 'gift', gift }
}

export function payerOf(purpose: Purpose) {
  return purpose.kind === 'order' ? { orderId: purpose.order.id } : { giftPurchaseId: purpose.gift.id }
}

/** The text for the shopper at the bank, and the way back to the shop. */
export function purposeOfOrder(orderNumber: string) {
  return {
    orderNumber,
    description: `Заказ № ${orderNumber}`,
    returnPath: `/account/order/${encodeURIComponent(orderNumber)}`,
  }
}

export function purposeOfGift({ number, reference }: Pick<GiftRow, 'number' | 'reference'>) {
  return {
    orderNumber: number,
    description: `Подарочная карта № ${number}`,
    returnPath: `/gift-cards/${encodeURIComponent(reference)}`,
  }
}
