import type { CheckoutShop } from '@/stores/checkout/checkout-state'

/** The shopper's own shop first, then those that have everything soonest. */
export function sortShops(shops: readonly CheckoutShop[], ownSupplierId: number): CheckoutShop[] {
  return shops.toSorted(
    (a, b) =>
      Number(b.supplierId === ownSupplierId) - Number(a.supplierId === ownSupplierId) ||
      Number(b.isToday) - Number(a.isToday) ||
      a.deliveryTime - b.deliveryTime,
  )
}
