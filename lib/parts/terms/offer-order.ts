export type RankedOffer = { price: number; deliveryTime: number; ownWarehouse: boolean }
export type OfferSort = 'best' | 'price' | 'term'
export type OfferMark = 'cheaper' | 'faster' | 'ownWarehouse'

export const OFFER_MARK_LABELS: Readonly<Record<OfferMark, string>> = {
  cheaper: 'дешевле',
  faster: 'быстрее',
  ownWarehouse: 'свой склад',
}

type Compare = (left: RankedOffer, right: RankedOffer) => number

const byPrice: Compare = (left, right) => left.price - right.price
const byTerm: Compare = (left, right) => left.deliveryTime - right.deliveryTime
const byOwnership: Compare = (left, right) => Number(right.ownWarehouse) - Number(left.ownWarehouse)

const ORDERS: Readonly<Record<OfferSort, readonly Compare[]>> = {
  best: [byOwnership, byPrice, byTerm],
  price: [byPrice, byTerm, byOwnership],
  term: [byTerm, byPrice, byOwnership],
}

/** Best: the own warehouse first, then the lower price, then the shorter term. Equal offers keep their order. */
export function sortOffers<T extends RankedOffer>(offers: readonly T[], by: OfferSort = 'best'): T[] {
  return offers.toSorted(
    (left, right) => ORDERS[by].map((compare) => compare(left, right)).find((order) => order !== 0) ?? 0,
  )
}

/**
 * Marks of each offer, in the order given. «Дешевле» and «быстрее» stand on one offer each, and only where another one
 * is dearer or slower.
 */
export function markOffers(offers: readonly RankedOffer[]): OfferMark[][] {
  const cheapest = sortOffers(offers, 'price')[0]
  const fastest = sortOffers(offers, 'term')[0]
  const pricesDiffer = offers.some(({ price }) => price !== cheapest?.price)
  const termsDiffer = offers.some(({ deliveryTime }) => deliveryTime !== fastest?.deliveryTime)
  return offers.map((offer) => {
    const marks: OfferMark[] = []
    if (offer === cheapest && pricesDiffer) marks.push('cheaper')
    if (offer === fastest && termsDiffer) marks.push('faster')
    if (offer.ownWarehouse) marks.push('ownWarehouse')
    return marks
  })
}
