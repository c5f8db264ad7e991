import type * as z from 'zod'
import {
  OWN_WAREHOUSE_SOURCE,
  type offerGroup,
  type priceItem,
  type supplierOffer,
} from '@/lib/gateway/contracts/offer-shapes'
import { toPrice } from './product-card-data'

/** One supplier's price, quantity and lead time. */
export type Offer = {
  supplierId: number
  /** Name of the supplier; null when the gateway does not tell. */
  seller: string | null
  price: number
  pastPrice: number | null
  quantity: number
  /** Pieces are sold in multiples of this. */
  multiplicity: number
  /** Hours. */
  deliveryTime: number
  isReturnable: boolean
}

/** What a shopper compares: one outside supplier, or the own warehouse with all its shops. */
export type OfferGroup = {
  id: string
  supplierId: number | null
  brandExternalId: string | null
  isOwnWarehouse: boolean
  price: number
  pastPrice: number | null
  quantity: number
  /** Hours. */
  deliveryTime: number
  /** Known only with exactly one supplier. */
  multiplicity: number | null
  offers: Offer[]
}

type WireGroup = z.output<typeof offerGroup>
type WireOffer = z.output<typeof supplierOffer>
type WirePriceItem = z.output<typeof priceItem>
type WireSupplier = WirePriceItem['suppliers'][number]

export function toOfferGroup(group: WireGroup): OfferGroup {
  return {
    id: group.id,
    supplierId: group.supplierId,
    brandExternalId: group.brandExternalId,
    isOwnWarehouse: group.source === OWN_WAREHOUSE_SOURCE || group.goods.product,
    price: group.price,
    pastPrice: toPrice(group.oldPrice),
    quantity: group.quantity,
    deliveryTime: group.deliveryTime,
    multiplicity:
      group.suppliers.length === 1 ? (group.multiplicity ?? group.suppliers[0]?.multiplicity ?? 1) : null,
    offers: group.suppliers.map(toOffer),
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
    isReturnable: offer.returnable,
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
    isReturnable: supplier.returnable,
  }
}
