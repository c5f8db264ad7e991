import type * as z from 'zod'
import { oldPriceOf, toRubles } from '@/gateway/services/cards/to-entity'
import type { OfferRow } from '@/gateway/services/parts/load-offers'
import { shownSupplier } from '@/gateway/services/reference/shown-supplier'
import type { Supplier } from '@/gateway/services/reference/load-catalog-reference'
import {
  OWN_WAREHOUSE_SOURCE,
  VENDOR_SOURCE,
  type offerGroup,
} from '@/lib/gateway/contracts/catalog/offer-shapes'
import { sortOffers } from '@/lib/parts/terms/offer-order'
import { groupMultiplicity } from '@/lib/parts/terms/offers'
import { hoursToShop, type PickupPlace } from '@/lib/parts/terms/promise'

export type WireOfferGroup = z.input<typeof offerGroup>
export type OfferOwner = { id: number; internetPrice: number | null; brandExternalId: string | null }
export type Suppliers = ReadonlyMap<number, Supplier>

export function isVendorOffer(suppliers: Suppliers, { supplierId }: Pick<OfferRow, 'supplierId'>) {
  return suppliers.get(supplierId)?.isVendor ?? true
}

/** Offers with the hours after which the product is in a shop. */
export function offersAtShop(
  rows: readonly OfferRow[],
  place: PickupPlace | undefined,
  now: Date,
): OfferRow[] {
  return rows.map((row) => ({ ...row, deliveryHours: hoursToShop([row], place, now) }))
}

/** How reliably the seller delivers, where enough is known of it. */
export function inTimeOf(suppliers: Suppliers, { supplierId }: Pick<OfferRow, 'supplierId'>) {
  const inTimePercent = suppliers.get(supplierId)?.inTimePercent ?? null
  return inTimePercent === null ? {} : { inTimePercent }
}

function toSupplierOffer(owner: OfferOwner, suppliers: Suppliers, row: OfferRow) {
  return {
    supplierId: row.supplierId,
    title: shownSupplier(suppliers.get(row.supplierId)) ?? null,
    price: toRubles(row.price),
    oldPrice: oldPriceOf(row.price, owner.internetPrice),
    quantity: row.quantity,
    multiplicity: row.multiplicity,
    deliveryTime: row.deliveryHours,
    returnable: row.returnable,
    ...inTimeOf(suppliers, row),
  }
}

function toGroup(
  owner: OfferOwner,
  suppliers: Suppliers,
  rows: readonly OfferRow[],
  isOwn: boolean,
): WireOfferGroup {
  const sorted = rows.toSorted((a, b) => a.price - b.price || a.deliveryHours - b.deliveryHours)
  const price = sorted[0]?.price ?? 0
  const supplierId = sorted[0]?.supplierId ?? null
  const multiplicity = groupMultiplicity(rows)
  return {
    id: isOwn ? `${owner.id}-${OWN_WAREHOUSE_SOURCE}` : `${owner.id}-${supplierId}`,
    supplierId,
    source: isOwn ? OWN_WAREHOUSE_SOURCE : VENDOR_SOURCE,
    price: toRubles(price),
    oldPrice: oldPriceOf(price, owner.internetPrice),
    quantity: rows.reduce((sum, row) => sum + row.quantity, 0),
    deliveryTime: Math.min(...rows.map((row) => row.deliveryHours)),
    goods: { product: isOwn },
    suppliers: sorted.map((row) => toSupplierOffer(owner, suppliers, row)),
    ...(multiplicity !== undefined && { multiplicity }),
    brandExternalId: owner.brandExternalId,
  }
}

/** One group for the own warehouse with the shops, one for each vendor; best first. */
export function groupOffers(
  owner: OfferOwner,
  suppliers: Suppliers,
  rows: readonly OfferRow[],
): WireOfferGroup[] {
  const own = rows.filter((row) => !isVendorOffer(suppliers, row))
  const vendors = rows.filter((row) => isVendorOffer(suppliers, row))
  const groups = [
    ...(own.length > 0 ? [toGroup(owner, suppliers, own, true)] : []),
    ...vendors.map((row) => toGroup(owner, suppliers, [row], false)),
  ]
  const ranked = groups.map((group) => ({
    group,
    price: group.price,
    deliveryTime: group.deliveryTime ?? 0,
    ownWarehouse: group.goods.product,
  }))
  return sortOffers(ranked).map(({ group }) => group)
}
