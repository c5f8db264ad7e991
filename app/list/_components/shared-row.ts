import { fitQuantity } from '@/lib/parts/terms/offers'
import type { RequestedItem } from '@/stores/cart/requested-item'

/** A line of a list that was handed on, as its product stands now. */
export type SharedRow = {
  /** Its place in the list. */
  id: string
  brand: string
  article: string
  title: string
  /** Undefined for what the shop does not know. */
  href: string | undefined
  /** Pieces that the list names. */
  quantity: number
  /** What they are counted in. */
  unit: string
  offer: SharedOffer
}

type SharedOffer =
  /** The shop could not say. */
  | { kind: 'unknown' }
  | { kind: 'gone' }
  | { kind: 'soldOut' }
  | { kind: 'sold'; item: RequestedItem; isOtherSeller: boolean }

/** What differs from what the list was made of, in words; nothing where all is as it was. */
export function changeWords({ quantity, unit, offer }: SharedRow): string[] {
  if (offer.kind !== 'sold') return []
  const { multiplicity, maxQuantity } = offer.item
  const given = offered(quantity, offer.item)
  return [
    ...(offer.isOtherSeller ? ['прежнего предложения нет, показано другое'] : []),
    ...(given === 0 ? [`есть ${maxQuantity} ${unit}, продаётся по ${multiplicity}`] : []),
    ...(given > 0 && given < quantity ? [`есть ${given} из ${quantity} ${unit}`] : []),
    ...(given > quantity ? [`продаётся по ${multiplicity} ${unit}`] : []),
  ]
}

/** What goes into the cart from a line; undefined where nothing can. */
export function requestedOfRow({ quantity, offer }: SharedRow): RequestedItem | undefined {
  if (offer.kind !== 'sold') return undefined
  const given = offered(quantity, offer.item)
  return given > 0 ? { ...offer.item, quantity: given } : undefined
}

function offered(quantity: number, { multiplicity, maxQuantity }: RequestedItem): number {
  return fitQuantity(quantity, multiplicity, maxQuantity)
}
