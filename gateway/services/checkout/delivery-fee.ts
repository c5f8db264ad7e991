import { DELIVERY_FEE_RUB, FREE_DELIVERY_FROM_RUB } from '@/lib/parts/terms/delivery-fee'

const KOPECKS = 100
const DELIVERY_FEE_KOPECKS = DELIVERY_FEE_RUB * KOPECKS
const FREE_DELIVERY_FROM_KOPECKS = FREE_DELIVERY_FROM_RUB * KOPECKS

/** Delivery fee for products of this cost; pickup and companies' orders are free. */
export function deliveryFee(order: { isPickup: boolean; isCorporate: boolean; goodsKopecks: number }) {
  if (order.isPickup || order.isCorporate) return 0
  return order.goodsKopecks < FREE_DELIVERY_FROM_KOPECKS ? DELIVERY_FEE_KOPECKS : 0
}
