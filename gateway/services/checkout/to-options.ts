import type * as z from 'zod'
import type { CartEntry } from '@/gateway/services/cart/load-cart'
import { OWN_VENDOR_ID } from '@/gateway/services/cart/line-id'
import { takeStock } from '@/gateway/services/cart/line-terms'
import type { Payment, Transport } from '@/gateway/services/checkout/load-choices'
import type { CatalogReference, Shop } from '@/gateway/services/reference/load-catalog-reference'
import { toPickupPlace } from '@/gateway/services/reference/pickup-place'
import type {
  checkoutPayment,
  checkoutStore,
  checkoutTransport,
} from '@/lib/gateway/contracts/orders/checkout-shapes'
import { addressOf } from '@/lib/parts/shops/address-of'
import { hoursToShop, type PickupPlace } from '@/lib/parts/terms/promise'

export type WireStore = z.input<typeof checkoutStore>
export type WireTransport = z.input<typeof checkoutTransport>
export type WirePayment = z.input<typeof checkoutPayment>

function hoursOf({ terms, quantity }: CartEntry, place: PickupPlace, now: Date) {
  return terms ? hoursToShop(takeStock(terms.rows, quantity, place.shopId), place, now) : 0
}

function isAtShop({ terms, vendorId, quantity }: CartEntry, shopId: number) {
  if (vendorId !== OWN_VENDOR_ID) return false
  const there = terms?.rows.find(({ supplierId }) => supplierId === shopId)?.quantity ?? 0
  return there >= quantity
}

export function shopExternalId({ suppliers }: CatalogReference, shop: Pick<Shop, 'supplierId'>) {
  return suppliers.get(shop.supplierId)?.externalId ?? String(shop.supplierId)
}

/** A shop as a place to pick this cart up. */
export function toStore(
  reference: CatalogReference,
  shop: Shop,
  entries: readonly CartEntry[],
  now: Date,
): WireStore {
  const place = toPickupPlace(reference, shop)
  const externalId = shopExternalId(reference, shop)
  return {
    id: shop.supplierId,
    external_id: externalId,
    code: shop.code,
    title: shop.title,
    supplierId: shop.supplierId,
    city: shop.city,
    address: addressOf(shop),
    coordinates: [shop.latitude, shop.longitude],
    metro: shop.metro,
    work: { open: shop.opensAt, close: shop.closesAt },
    phone: shop.phone,
    isToday: entries.every((entry) => isAtShop(entry, shop.supplierId)),
    deliveryTime: Math.max(0, ...entries.map((entry) => hoursOf(entry, place, now))),
    extraFields: { deliveryType: 'pickup', storeExternalId: externalId, supplierId: shop.supplierId },
  }
}

export function toTransport(transport: Transport, price: number): WireTransport {
  return {
    id: transport.id,
    external_id: transport.externalId,
    code: transport.code,
    title: transport.title,
    ttk_external_id: transport.ttkExternalId,
    delivery_external_id: transport.deliveryExternalId,
    description: transport.description,
    price,
    extraFields: { deliveryType: 'delivery', transportExternalId: transport.externalId },
  }
}

export function toPayment({ id, externalId, code, title, description, isOnline }: Payment): WirePayment {
  return { id, external_id: externalId, code, title, description, isOnline }
}
