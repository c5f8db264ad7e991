import type { CatalogReference } from '@/gateway/services/reference/load-catalog-reference'
import type { PickupPlace } from '@/lib/parts/terms/promise'

/** The standard shop and the one that stands in for it: what is promised to who has chosen none. The SQL function `standard_shop` knows them too. */
export const STANDARD_SHOP_IDS = [29, 8] as const

/** The shop that counts: the wanted one, else the standard one, whichever the shop list holds first. */
export function pickupPlace({ shops }: Pick<CatalogReference, 'shops'>, wanted?: number | null) {
  for (const id of [wanted, ...STANDARD_SHOP_IDS]) {
    const shop = shops.find(({ supplierId }) => supplierId === id)
    if (shop) return toPickupPlace(shop)
  }
  return undefined
}

export function toPickupPlace(shop: CatalogReference['shops'][number]): PickupPlace {
  return { shopId: shop.supplierId, work: { open: shop.opensAt, close: shop.closesAt } }
}
