import type * as z from 'zod'
import { OWN_WAREHOUSE_SOURCE, type priceItem } from '@/lib/gateway/contracts/catalog/offer-shapes'
import { toInternalCode } from '@/lib/parts/number/internal-code'
import { groupMultiplicity, isVendor, ownWarehouseTerms, type ShopIds } from '@/lib/parts/terms/offers'
import { type Offer, type OfferGroup, toSupplierOffer } from './offer'
import { sortByBest } from './sort-by-best'
import { toPrice } from './product-card-data'

/** The price answer of one part. */
export type PartPrice = {
  id: string | number
  internalCode: string | null
  brand: string
  brandExternalId: string | null
  article: string
  supplierId: number | null
  ownWarehouse: boolean
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

type WirePriceItem = z.output<typeof priceItem>
type GroupOwner = Pick<WirePriceItem, 'brandExternalId' | 'unit'>

export function toPartPrice(item: WirePriceItem, shopIds: ShopIds): PartPrice {
  const ownWarehouse = item.goods.product || item.source === OWN_WAREHOUSE_SOURCE
  const offers = item.suppliers.map(toSupplierOffer)
  return {
    id: item.id,
    internalCode: item.code_product === null ? null : toInternalCode(item.code_product),
    brand: item.brand,
    brandExternalId: item.brandExternalId,
    article: item.article,
    supplierId: item.supplierId,
    ownWarehouse,
    ...(ownWarehouse ? ownStock(offers, shopIds) : { price: toPrice(item.price), quantity: item.quantity }),
    pastPrice: toPrice(item.oldPrice),
    deliveryTime: item.deliveryTime,
    multiplicity: item.multiplicity,
    bonuses: item.bonuses,
    groups: toGroups(offers, shopIds, item),
  }
}

function ownStock(offers: readonly Offer[], shopIds: ShopIds): Pick<PartPrice, 'price' | 'quantity'> {
  const terms = ownWarehouseTerms(offers, shopIds)
  return { price: terms?.price ?? null, quantity: terms?.maxQuantity ?? 0 }
}

/** The own warehouse with all its shops is one group, each vendor another; sellers without an offer are left out. */
function toGroups(offers: readonly Offer[], shopIds: ShopIds, item: GroupOwner): OfferGroup[] {
  const sold = offers.filter((offer) => offer.price > 0 && offer.quantity > 0)
  const own = sold.filter((offer) => !isVendor(offer.supplierId, shopIds))
  const vendors = sold.filter((offer) => isVendor(offer.supplierId, shopIds))
  return sortByBest([
    ...toGroup(own, true, item),
    ...vendors.flatMap((offer) => toGroup([offer], false, item)),
  ])
}

function toGroup(
  offers: readonly Offer[],
  ownWarehouse: boolean,
  { brandExternalId, unit }: GroupOwner,
): OfferGroup[] {
  const [cheapest] = offers.toSorted((a, b) => a.price - b.price || a.deliveryTime - b.deliveryTime)
  if (!cheapest) return []
  return [
    {
      id: ownWarehouse ? OWN_WAREHOUSE_SOURCE : String(cheapest.supplierId),
      supplierId: offers.length === 1 ? cheapest.supplierId : null,
      brandExternalId,
      ownWarehouse,
      price: cheapest.price,
      pastPrice: cheapest.pastPrice,
      quantity: offers.reduce((sum, offer) => sum + offer.quantity, 0),
      deliveryTime: Math.min(...offers.map((offer) => offer.deliveryTime)),
      multiplicity: groupMultiplicity(offers),
      ...(unit !== undefined && { unit }),
      offers,
    },
  ]
}
