import type { CatalogReference } from '@/gateway/services/reference/load-catalog-reference'
import type { PickupPlace } from '@/lib/parts/terms/promise'

/** The standard shop and its substitute: promises for visitors without a chosen shop. The SQL function `standard_shop` knows them too. */
export const STANDARD_SHOP_IDS = [29, 8] as const

/** The chosen shop, else the standard one, whichever the shop list has first. */
export function pickupPlace({ shops }: Pick<CatalogReference, 'shops'>, requested?: number | null) {
  for (const id of [requested, ...STANDARD_SHOP_IDS]) {
    const shop = shops.find(({ supplierId }) => supplierId === id)
    if (shop) return toPickupPlace(shop)
  }
  return undefined
}

export function toPickupPlace(shop: CatalogReference['shops'][number]): PickupPlace {
  return { shopId: shop.supplierId, work: { open: shop.opensAt, close: shop.closesAt } }
}
