const KOPECKS = 100
export const DELIVERY_FEE_KOPECKS = 299 * KOPECKS
export const FREE_DELIVERY_FROM_KOPECKS = 1000 * KOPECKS

/** Delivery fee for products of this cost; pickup and companies' orders are free. */
export function deliveryFee(order: { isPickup: boolean; isCorporate: boolean; goodsKopecks: number }) {
  if (order.isPickup || order.isCorporate) return 0
  return order.goodsKopecks < FREE_DELIVERY_FROM_KOPECKS ? DELIVERY_FEE_KOPECKS : 0
}
