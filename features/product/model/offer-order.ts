import type { OfferGroup } from './offer'

export type OfferSort = 'best' | 'price' | 'term'

type Compared = Pick<OfferGroup, 'price' | 'deliveryTime' | 'quantity' | 'isOwnWarehouse'>

const HOURS_A_DAY = 24

/** What a day of waiting weighs against the price: the best offer is neither the cheapest in a month nor the dearest today. */
export const DAY_OF_WAITING_WEIGHT = 0.02

/** Best first: in stock, then the least price with waiting counted in, then the own warehouse. */
export function sortByBest<T extends Compared>(offers: readonly T[]): T[] {
  return offers.toSorted(
    (a, b) =>
      Number(b.quantity > 0) - Number(a.quantity > 0) ||
      weighedPrice(a) - weighedPrice(b) ||
      Number(b.isOwnWarehouse) - Number(a.isOwnWarehouse),
  )
}

/** Orders a list that stands best first; equal ones keep that order. */
export function sortOffers<T extends { price: number; deliveryTime: number }>(
  offers: readonly T[],
  sort: OfferSort,
): T[] {
  if (sort === 'price') return offers.toSorted((a, b) => a.price - b.price || a.deliveryTime - b.deliveryTime)
  if (sort === 'term') return offers.toSorted((a, b) => a.deliveryTime - b.deliveryTime || a.price - b.price)
  return [...offers]
}

export type OfferMark = 'дешевле' | 'быстрее' | 'свой склад'

/** Marks of each offer: the lowest price and the shortest term where they differ from the others', and the own warehouse. */
export function markOffers(offers: readonly Compared[]): OfferMark[][] {
  const prices = offers.map((offer) => offer.price)
  const days = offers.map((offer) => waitingDays(offer.deliveryTime))
  return offers.map((offer, index) => [
    ...(isLeast(offer.price, prices) ? (['дешевле'] as const) : []),
    ...(isLeast(days[index], days) ? (['быстрее'] as const) : []),
    ...(offer.isOwnWarehouse ? (['свой склад'] as const) : []),
  ])
}

function isLeast(value: number | undefined, values: readonly number[]): boolean {
  return value !== undefined && value === Math.min(...values) && value < Math.max(...values)
}

function weighedPrice({ price, deliveryTime }: Compared): number {
  return price * (1 + DAY_OF_WAITING_WEIGHT * waitingDays(deliveryTime))
}

function waitingDays(hours: number): number {
  return Math.ceil(hours / HOURS_A_DAY)
}
