import type { orders } from '@/gateway/db/schema/orders'

type OrderRow = typeof orders.$inferSelect

type Priced = Pick<
  OrderRow,
  'isDeliveryAgreed' | 'deliveryAgreedAt' | 'deliveryPrice' | 'total' | 'paidTotal' | 'archivedAt'
>

/** The carrier's price is still to be named by phone, and no part of the total. */
export function isDeliveryOpen({
  isDeliveryAgreed,
  deliveryAgreedAt,
}: Pick<OrderRow, 'isDeliveryAgreed' | 'deliveryAgreedAt'>) {
  return isDeliveryAgreed && deliveryAgreedAt === null
}

/** What the staff may still do about a price that is agreed by phone; undefined for deliveries with a price of the shop's own. */
export function agreedDeliveryOf(order: Priced) {
  if (!order.isDeliveryAgreed) return undefined
  const isNamed = order.deliveryAgreedAt !== null
  const isChangeable = order.archivedAt === null
  const isPaid = order.deliveryPrice > 0 && order.paidTotal > order.total - order.deliveryPrice
  return {
    kopecks: isNamed ? order.deliveryPrice : null,
    isChangeable,
    isRemovable: isChangeable && isNamed && !isPaid,
  }
}
