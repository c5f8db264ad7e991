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

/** Shops whose name, address or metro holds every word. */
export function findShops(shops: readonly CheckoutShop[], query: string): CheckoutShop[] {
  const words = fold(query).split(' ').filter(Boolean)
  return shops.filter(({ title, address, metro }) => {
    const text = fold([title, address ?? '', ...metro.map(({ name }) => name)].join(' '))
    return words.every((word) => text.includes(word))
  })
}

function fold(text: string): string {
  return text.toLowerCase().replaceAll('ё', 'е').replace(/\s+/g, ' ').trim()
}
