import { OFFER_MARK_LABELS, type OfferMark } from '@/lib/parts/terms/offer-order'
import type { OfferGroup } from './offer'
import { inTimeWords, isReturnable, sellerWords } from './offer-words'

/** What a row of the offers table shows and sells: a group of offers without the offers themselves. */
export type OfferFace = Pick<
  OfferGroup,
  | 'id'
  | 'supplierId'
  | 'ownWarehouse'
  | 'price'
  | 'pastPrice'
  | 'quantity'
  | 'deliveryTime'
  | 'multiplicity'
  | 'unit'
> & {
  seller: string
  canReturn: boolean
  /** Its advantages over the others and how punctual its seller is, in words. */
  marks: readonly string[]
}

export function toOfferFace(offer: OfferGroup, marks: readonly OfferMark[] = []): OfferFace {
  const { id, supplierId, ownWarehouse, price, pastPrice, quantity, deliveryTime, multiplicity, unit } = offer
  const inTime = inTimeWords(offer)
  return {
    id,
    seller: sellerWords(offer),
    price,
    pastPrice,
    quantity,
    deliveryTime,
    ownWarehouse,
    supplierId,
    canReturn: isReturnable(offer),
    marks: [...marks.map((mark) => OFFER_MARK_LABELS[mark]), ...(inTime === null ? [] : [inTime])],
    ...(multiplicity === undefined ? {} : { multiplicity }),
    ...(unit === undefined ? {} : { unit }),
  }
}
