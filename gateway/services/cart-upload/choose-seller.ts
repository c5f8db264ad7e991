import { OWN_VENDOR_ID } from '@/gateway/services/cart/line-id'
import { lineTerms } from '@/gateway/services/cart/line-terms'
import { isVendorOffer, type Suppliers } from '@/gateway/services/parts/group-offers'
import type { OfferRow } from '@/gateway/services/parts/load-offers'

type Seller = { supplierId: number; isEnough: boolean; price: number; hours: number; isOwn: boolean }

/**
 * The seller of a part named in a file: the one that has the needed quantity at the lowest price, the own warehouse
 * and the quicker seller first among equals. The shopper's shop stands for the own warehouse. Undefined without a seller.
 */
export function chooseSeller(
  offers: readonly OfferRow[],
  suppliers: Suppliers,
  quantity: number,
  shopSupplierId: number,
): number | undefined {
  const vendorIds = offers.flatMap((row) => (isVendorOffer(suppliers, row) ? [row.supplierId] : []))
  const sellers = [OWN_VENDOR_ID, ...new Set(vendorIds)].flatMap((vendorId): Seller[] => {
    const terms = lineTerms(offers, suppliers, vendorId)
    if (!terms) return []
    const isOwn = vendorId === OWN_VENDOR_ID
    return [
      {
        supplierId: isOwn ? shopSupplierId : vendorId,
        isEnough: terms.maxQuantity >= quantity && quantity % terms.multiplicity === 0,
        price: terms.price,
        hours: Math.min(...terms.rows.map(({ deliveryHours }) => deliveryHours)),
        isOwn,
      },
    ]
  })
  return sellers.toSorted(
    (a, b) =>
      Number(b.isEnough) - Number(a.isEnough) ||
      a.price - b.price ||
      Number(b.isOwn) - Number(a.isOwn) ||
      a.hours - b.hours ||
      a.supplierId - b.supplierId,
  )[0]?.supplierId
}
