import type { OfferFace } from '@/features/product/model/offer-face'
import { promisedDays } from '@/lib/parts/terms/promise'
import { type OfferSort, sortOffers } from '@/lib/parts/terms/offer-order'
import type { TablePart } from './table-part'

export type TableOrder = OfferSort | 'brand'

export type TableFilter = {
  brand: string
  /** Days until it can be picked up. */
  maxDays: number | null
  /** Rubles. */
  maxPrice: number | null
  isOwn: boolean
  isReturnable: boolean
  isFitting: boolean
}

export const NO_FILTER: TableFilter = {
  brand: '',
  maxDays: null,
  maxPrice: null,
  isOwn: false,
  isReturnable: false,
  isFitting: false,
}

/** What the visitor's shop and car change of a part that the page shows to everyone. */
export type OwnFacts = {
  /** Terms of the own warehouse's offers in the chosen shop. */
  terms: { price: number | null; deliveryTime: number } | undefined
  /** False once it is known not to fit the chosen car. */
  mayFit: boolean
}

export type ArrangedPart = { part: TablePart; offers: OfferFace[] }

const ORDERS = ['best', 'price', 'term', 'brand'] as const satisfies readonly TableOrder[]

export function readTableOrder(text: string): TableOrder {
  return ORDERS.find((order) => order === text) ?? 'best'
}

/** Parts with the offers that pass the filter, in order; a part without such an offer is left out. The requested one stays first. */
export function arrangeParts(
  parts: readonly TablePart[],
  {
    order,
    filter,
    factsOf,
  }: { order: TableOrder; filter: TableFilter; factsOf: (part: TablePart) => OwnFacts },
): ArrangedPart[] {
  const arranged = parts.flatMap((part): (ArrangedPart & { best: Ranked })[] => {
    const { terms, mayFit } = factsOf(part)
    if ((filter.brand !== '' && part.brand !== filter.brand) || (filter.isFitting && !mayFit)) return []
    const ranked = part.offers.map((offer) => rank(offer, terms)).filter((offer) => passes(offer, filter))
    const [best, ...rest] = sortOffers(ranked, order === 'brand' ? 'best' : order)
    return best ? [{ part, best, offers: [best, ...rest].map(({ offer }) => offer) }] : []
  })
  return arranged.toSorted(
    (left, right) =>
      Number(right.part.isRequested) - Number(left.part.isRequested) || COMPARE[order](left, right),
  )
}

type Ranked = { offer: OfferFace; price: number; deliveryTime: number; ownWarehouse: boolean }

function rank(offer: OfferFace, terms: OwnFacts['terms']): Ranked {
  const own = offer.ownWarehouse ? terms : undefined
  return {
    offer,
    price: own?.price ?? offer.price,
    deliveryTime: own?.deliveryTime ?? offer.deliveryTime,
    ownWarehouse: offer.ownWarehouse,
  }
}

function passes(
  { offer, price, deliveryTime, ownWarehouse }: Ranked,
  { maxDays, maxPrice, isOwn, isReturnable }: TableFilter,
): boolean {
  return (
    (!isOwn || ownWarehouse) &&
    (!isReturnable || offer.canReturn) &&
    (maxPrice === null || price <= maxPrice) &&
    (maxDays === null || promisedDays(deliveryTime) <= maxDays)
  )
}

type Compare = (left: { part: TablePart; best: Ranked }, right: { part: TablePart; best: Ranked }) => number

const byPrice: Compare = (left, right) => left.best.price - right.best.price

const COMPARE: Readonly<Record<TableOrder, Compare>> = {
  // As the gateway orders them.
  best: () => 0,
  price: byPrice,
  term: (left, right) => left.best.deliveryTime - right.best.deliveryTime || byPrice(left, right),
  brand: (left, right) => left.part.brand.localeCompare(right.part.brand, 'ru') || byPrice(left, right),
}
