import { OWN_VENDOR_ID } from '@/gateway/services/cart/line-id'
import { isVendorOffer, type Suppliers } from '@/gateway/services/parts/group-offers'
import type { OfferRow } from '@/gateway/services/parts/load-offers'
import { groupMultiplicity } from '@/lib/parts/terms/offers'

export type LineTerms = {
  /** Kopecks a piece. */
  price: number
  maxQuantity: number
  multiplicity: number
  returnable: boolean
  /** The offers of the line. */
  rows: readonly OfferRow[]
}

/** Offers that can supply a line: one vendor's, or all of the own warehouse. */
export function offersOfLine(rows: readonly OfferRow[], suppliers: Suppliers, vendorId: number) {
  return vendorId === OWN_VENDOR_ID
    ? rows.filter((row) => !isVendorOffer(suppliers, row))
    : rows.filter((row) => row.supplierId === vendorId && isVendorOffer(suppliers, row))
}

/**
 * Terms of a line now: the vendor's own, or the lowest price and the sum of quantities of the own warehouse. Undefined
 * when the product is gone. Rows without a price or a quantity have to be left out before.
 */
export function lineTerms(
  rows: readonly OfferRow[],
  suppliers: Suppliers,
  vendorId: number,
): LineTerms | undefined {
  const own = offersOfLine(rows, suppliers, vendorId)
  if (own.length === 0) return undefined
  return {
    price: Math.min(...own.map(({ price }) => price)),
    maxQuantity: own.reduce((sum, { quantity }) => sum + quantity, 0),
    multiplicity: groupMultiplicity(own) ?? 1,
    returnable: own.every(({ returnable }) => returnable),
    rows: own,
  }
}

export type StockShare = { supplierId: number; quantity: number; deliveryHours: number }

/**
 * Suppliers of a line's pieces: the preferred one first, then the quickest, then the one with the largest stock.
 * Fewer pieces than requested when there are no more.
 */
export function takeStock(
  rows: readonly OfferRow[],
  quantity: number,
  preferredSupplierId: number | null,
): StockShare[] {
  const ranked = rows.toSorted(
    (a, b) =>
      Number(b.supplierId === preferredSupplierId) - Number(a.supplierId === preferredSupplierId) ||
      a.deliveryHours - b.deliveryHours ||
      b.quantity - a.quantity ||
      a.supplierId - b.supplierId,
  )
  const shares: StockShare[] = []
  let left = quantity
  for (const { supplierId, quantity: there, deliveryHours } of ranked) {
    const taken = Math.min(there, left)
    if (taken <= 0) continue
    shares.push({ supplierId, quantity: taken, deliveryHours })
    left -= taken
  }
  return shares
}

/** Hours until all pieces are there; `transit` are those from shops of other cities, by supplier. */
export function hoursUntilTaken(shares: readonly StockShare[], transit: ReadonlyMap<number, number>) {
  return Math.max(
    0,
    ...shares.map(({ supplierId, deliveryHours }) => deliveryHours + (transit.get(supplierId) ?? 0)),
  )
}
