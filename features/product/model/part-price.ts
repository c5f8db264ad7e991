import type * as z from 'zod'
import { OWN_WAREHOUSE_SOURCE, type priceItem } from '@/lib/gateway/contracts/offer-shapes'
import { toInternalCode } from '@/lib/parts/internal-code'
import { type Offer, type OfferGroup, toSupplierOffer } from './offer'
import { sortByBest } from './offer-order'
import { toPrice } from './product-card-data'

/** The own warehouse's supplier id: not an outside vendor, though no shop either. */
export const OWN_WAREHOUSE_SUPPLIER_ID = 15

export type IsVendor = (supplierId: number) => boolean

/** The price answer of one part. */
export type PartPrice = {
  id: string | number
  internalCode: string | null
  brand: string
  brandExternalId: string | null
  article: string
  supplierId: number | null
  isOwnWarehouse: boolean
  /** Rubles; null when nothing can be bought. */
  price: number | null
  pastPrice: number | null
  quantity: number
  /** Hours. */
  deliveryTime: number
  multiplicity: number
  /** Bonuses that one piece earns. */
  bonuses: number
  /** Best first. */
  groups: OfferGroup[]
}

/** A vendor is every supplier that is neither the own warehouse nor a shop. */
export function createVendorCheck(shopSupplierIds: Iterable<number>): IsVendor {
  const own = new Set([...shopSupplierIds, OWN_WAREHOUSE_SUPPLIER_ID])
  return (supplierId) => !own.has(supplierId)
}

export function toPartPrice(item: z.output<typeof priceItem>, isVendor: IsVendor): PartPrice {
  const isOwnWarehouse = item.goods.product || item.source === OWN_WAREHOUSE_SOURCE
  const offers = item.suppliers.map(toSupplierOffer).filter((offer) => offer.price > 0 && offer.quantity > 0)
  const own = offers.filter((offer) => !isVendor(offer.supplierId))
  const stock = isOwnWarehouse
    ? ownWarehouseStock(own)
    : { price: toPrice(item.price), quantity: item.quantity }
  return {
    id: item.id,
    internalCode: item.code_product === null ? null : toInternalCode(item.code_product),
    brand: item.brand,
    brandExternalId: item.brandExternalId,
    article: item.article,
    supplierId: item.supplierId,
    isOwnWarehouse,
    ...stock,
    pastPrice: toPrice(item.oldPrice),
    deliveryTime: item.deliveryTime,
    multiplicity: item.multiplicity,
    bonuses: item.bonuses,
    groups: sortByBest([
      ...toGroups(own, true, item.brandExternalId),
      ...offers
        .filter((offer) => isVendor(offer.supplierId))
        .flatMap((offer) => toGroups([offer], false, item.brandExternalId)),
    ]),
  }
}

/** The own warehouse sells at its lowest price everything that its shops hold; without them there is no price. */
export function ownWarehouseStock(own: readonly Pick<Offer, 'price' | 'quantity'>[]): {
  price: number | null
  quantity: number
} {
  if (own.length === 0) return { price: null, quantity: 0 }
  return {
    price: Math.min(...own.map((offer) => offer.price)),
    quantity: own.reduce((sum, offer) => sum + offer.quantity, 0),
  }
}

function toGroups(
  offers: readonly Offer[],
  isOwnWarehouse: boolean,
  brandExternalId: string | null,
): OfferGroup[] {
  const [first] = offers
  if (!first) return []
  const cheapest = offers.reduce((best, offer) => (offer.price < best.price ? offer : best), first)
  const isSingle = offers.length === 1
  return [
    {
      id: isOwnWarehouse ? OWN_WAREHOUSE_SOURCE : String(first.supplierId),
      supplierId: isSingle ? first.supplierId : null,
      brandExternalId,
      isOwnWarehouse,
      price: cheapest.price,
      pastPrice: cheapest.pastPrice,
      quantity: offers.reduce((sum, offer) => sum + offer.quantity, 0),
      deliveryTime: Math.min(...offers.map((offer) => offer.deliveryTime)),
      multiplicity: isSingle ? first.multiplicity : null,
      offers: [...offers],
    },
  ]
}
