import type * as z from 'zod'
import type { CartEntry } from '@/gateway/services/cart/load-cart'
import { OWN_VENDOR_ID } from '@/gateway/services/cart/line-id'
import { hoursUntilTaken, takeStock, type StockShare } from '@/gateway/services/cart/line-terms'
import type { Payment, Transport } from '@/gateway/services/checkout/load-choices'
import type { CatalogReference, Shop } from '@/gateway/services/reference/load-catalog-reference'
import type {
  checkoutPayment,
  checkoutStore,
  checkoutTransport,
} from '@/lib/gateway/contracts/checkout-shapes'

export type WireStore = z.input<typeof checkoutStore>
export type WireTransport = z.input<typeof checkoutTransport>
export type WirePayment = z.input<typeof checkoutPayment>

// Goods of the own house that lie elsewhere are brought to the shop overnight.
const TRANSFER_HOURS = 24

/** Hours until these pieces are all in the shop. */
export function hoursToShop(shares: readonly StockShare[], shopId: number) {
  const isElsewhere = shares.some(({ supplierId }) => supplierId !== shopId)
  return Math.max(hoursUntilTaken(shares), isElsewhere ? TRANSFER_HOURS : 0)
}

function hoursOf({ terms, quantity }: CartEntry, shopId: number) {
  return terms ? hoursToShop(takeStock(terms.rows, quantity, shopId), shopId) : 0
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
export function toStore(reference: CatalogReference, shop: Shop, entries: readonly CartEntry[]): WireStore {
  const externalId = shopExternalId(reference, shop)
  return {
    id: shop.supplierId,
    external_id: externalId,
    code: shop.code,
    title: shop.title,
    supplierId: shop.supplierId,
    address: shop.address,
    coordinates: [shop.latitude, shop.longitude],
    metro: shop.metro,
    work: { open: shop.opensAt, close: shop.closesAt },
    phone: shop.phone,
    isToday: entries.every((entry) => isAtShop(entry, shop.supplierId)),
    deliveryTime: Math.max(0, ...entries.map((entry) => hoursOf(entry, shop.supplierId))),
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
