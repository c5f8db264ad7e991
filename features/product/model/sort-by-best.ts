import { type RankedOffer, sortOffers } from '@/lib/parts/terms/offer-order'

/** Best first, with what is out of stock at the end. */
export function sortByBest<T extends RankedOffer & { quantity: number }>(offers: readonly T[]): T[] {
  return sortOffers(offers).toSorted((a, b) => Number(b.quantity > 0) - Number(a.quantity > 0))
}
