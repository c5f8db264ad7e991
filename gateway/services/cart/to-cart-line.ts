import type * as z from 'zod'
import { rewardFor } from '@/gateway/services/bonuses/order-bonuses'
import type { Buyer } from '@/gateway/services/bonuses/read-buyer'
import type { CartEntry } from '@/gateway/services/cart/load-cart'
import { OWN_VENDOR_ID } from '@/gateway/services/cart/line-id'
import { takeStock } from '@/gateway/services/cart/line-terms'
import { internalCodeOf, oldPriceOf, toRubles } from '@/gateway/services/cards/to-entity'
import { promotionOf, type BonusPromotion } from '@/gateway/services/promotions/promotion-of'
import { isVendorOffer, offersAtShop } from '@/gateway/services/parts/group-offers'
import { shownSupplier } from '@/gateway/services/reference/shown-supplier'
import type { CatalogReference } from '@/gateway/services/reference/load-catalog-reference'
import { unitOf } from '@/gateway/services/reference/unit-of'
import { pickupPlace } from '@/gateway/services/reference/pickup-place'
import type { cartLine } from '@/lib/gateway/contracts/orders/cart-shapes'
import { OWN_WAREHOUSE_SOURCE, VENDOR_SOURCE } from '@/lib/gateway/contracts/catalog/offer-shapes'
import { hoursToShop, type PickupPlace, promisedDays } from '@/lib/parts/terms/promise'

export type WireCartLine = z.input<typeof cartLine>

function toLineSuppliers(
  { suppliers }: CatalogReference,
  { offers }: CartEntry,
  place: PickupPlace | undefined,
  now: Date,
) {
  return offersAtShop(offers, place, now).map((row) => ({
    supplierId: row.supplierId,
    price: toRubles(row.price),
    quantity: row.quantity,
    source: isVendorOffer(suppliers, row) ? VENDOR_SOURCE : OWN_WAREHOUSE_SOURCE,
    deliveryTime: row.deliveryHours,
  }))
}

function toTerms(
  entry: CartEntry,
  { cashbackPercent, readAt }: Buyer,
  promotion: BonusPromotion | undefined,
  place: PickupPlace | undefined,
) {
  const { terms, quantity, supplierId, product } = entry
  if (!terms)
    return { price: null, oldPrice: null, maxQuantity: 0, multiplicity: 1, deliveryTime: 0, bonuses: 0 }
  return {
    price: toRubles(terms.price),
    oldPrice: oldPriceOf(terms.price, product.internetPrice),
    maxQuantity: terms.maxQuantity,
    multiplicity: terms.multiplicity,
    deliveryTime: hoursToShop(takeStock(terms.rows, quantity, place?.shopId ?? supplierId), place, readAt),
    bonuses: rewardFor(terms.price * quantity, cashbackPercent) * (promotion?.times ?? 1),
    promotion: cashbackPercent > 0 ? (promotion?.title ?? null) : null,
    returnable: terms.returnable,
  }
}

export function toCartLine(reference: CatalogReference, entry: CartEntry, buyer: Buyer): WireCartLine {
  const { product, supplierId, vendorId, quantity, terms } = entry
  const brand = reference.brandById.get(product.brandId)
  const supplier = reference.suppliers.get(supplierId)
  const isOwn = vendorId === OWN_VENDOR_ID
  const place = pickupPlace(reference, buyer.supplierId)
  const promotion = promotionOf(reference, buyer.promotions, product.sectionId)
  const line = toTerms(entry, buyer, promotion, place)
  return {
    productExternalId: entry.lineId,
    supplierId,
    supplierExternalId: supplier?.externalId ?? null,
    supplier: shownSupplier(supplier) ?? null,
    quantity,
    unit: unitOf(reference, product.sectionId),
    addToOrder: entry.inOrder,
    ...line,
    pictures: product.pictures,
    suppliers: toLineSuppliers(reference, entry, place, buyer.readAt),
    brand: brand?.title ?? '',
    brandCode: brand?.code ?? null,
    brandExternalId: brand?.externalId ?? null,
    article: product.article,
    title: product.title,
    arusCode: internalCodeOf(product.code),
    goods: { product: isOwn },
    isOrderVendor: !isOwn,
    isToday: terms !== undefined && promisedDays(line.deliveryTime) === 0,
    markup: buyer.markup,
    car: entry.car,
  }
}
