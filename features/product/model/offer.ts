import type * as z from 'zod'
import {
  OWN_WAREHOUSE_SOURCE,
  type offerGroup,
  type priceItem,
  type supplierOffer,
} from '@/lib/gateway/contracts/catalog/offer-shapes'
import type { Offer as OfferTerms, OfferGroup as OfferGroupTerms } from '@/lib/parts/terms/offers'
import { groupMultiplicity } from '@/lib/parts/terms/offers'
import { toPrice } from './product-card-data'

/** One supplier's terms, and who it is. */
export type Offer = OfferTerms & {
  /** Name of the supplier; null when the gateway does not tell. */
  seller: string | null
  pastPrice: number | null
  /** Per cent of the seller's lines that were ready by the promised day, where that is known. */
  inTimePercent?: number
}

export type OfferGroup = Omit<OfferGroupTerms, 'offers'> & {
  /** Null when several suppliers share the group. */
  supplierId: number | null
  pastPrice: number | null
  /** What it is counted in, if not in pieces. */
  unit?: string
  offers: readonly Offer[]
}

type WireGroup = z.output<typeof offerGroup>
type WireOffer = z.output<typeof supplierOffer>
type WireSupplier = z.output<typeof priceItem>['suppliers'][number]

export function toOfferGroup(group: WireGroup, unit?: string): OfferGroup {
  const offers = group.suppliers.map(toOffer)
  return {
    id: group.id,
    supplierId: group.supplierId,
    brandExternalId: group.brandExternalId,
    ownWarehouse: group.source === OWN_WAREHOUSE_SOURCE || group.goods.product,
    price: group.price,
    pastPrice: toPrice(group.oldPrice),
    quantity: group.quantity,
    deliveryTime: group.deliveryTime,
    multiplicity: groupMultiplicity(offers),
    ...(unit !== undefined && { unit }),
    offers,
  }
}

function toOffer(offer: WireOffer): Offer {
  return {
    supplierId: offer.supplierId,
    seller: offer.title,
    price: offer.price,
    pastPrice: toPrice(offer.oldPrice),
    quantity: offer.quantity,
    multiplicity: offer.multiplicity,
    deliveryTime: offer.deliveryTime,
    returnable: offer.returnable,
    ...inTimeOf(offer),
  }
}

export function toSupplierOffer(supplier: WireSupplier): Offer {
  return {
    supplierId: supplier.id,
    seller: supplier.title,
    price: supplier.price,
    pastPrice: toPrice(supplier.oldPrice),
    quantity: supplier.quantity,
    multiplicity: supplier.multiplication_factor,
    deliveryTime: supplier.delivery_time,
    returnable: supplier.returnable,
    ...inTimeOf(supplier),
  }
}

/** Most sellers have none: pages carry no empty field of each. */
function inTimeOf({ inTimePercent }: Pick<WireOffer, 'inTimePercent'>): Pick<Offer, 'inTimePercent'> {
  return inTimePercent === null ? {} : { inTimePercent }
}
