import type { CatalogReference, Shop } from '@/gateway/services/reference/load-catalog-reference'
import type { PickupPlace } from '@/lib/parts/terms/promise'

type Shops = Pick<CatalogReference, 'shops'>

/** The standard shop and its substitute: promises for visitors without a chosen shop. The SQL function `standard_shop` knows them too. */
export const STANDARD_SHOP_IDS = [29, 8] as const

/** The chosen shop, else the standard one, whichever the shop list has first. */
export function pickupPlace({ shops }: Shops, requested?: number | null) {
  for (const id of [requested, ...STANDARD_SHOP_IDS]) {
    const shop = shops.find(({ supplierId }) => supplierId === id)
    if (shop) return toPickupPlace({ shops }, shop)
  }
  return undefined
}

export function toPickupPlace({ shops }: Shops, shop: Shop): PickupPlace {
  return {
    shopId: shop.supplierId,
    work: { open: shop.opensAt, close: shop.closesAt },
    timeZone: shop.timeZone,
    transit: transitOf({ shops }),
  }
}

/** Hours to and from the shops of other cities, by supplier. */
export function transitOf({ shops }: Shops): ReadonlyMap<number, number> {
  return new Map(
    shops.flatMap(({ supplierId, transitHours }) =>
      transitHours > 0 ? [[supplierId, transitHours] as const] : [],
    ),
  )
}
