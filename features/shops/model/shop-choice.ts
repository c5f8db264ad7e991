import type { Shop } from '@/lib/site/load-bootstrap'
import { addressOf } from '@/lib/parts/shops/address-of'
import type { ShopHint } from './shop-hint'

/** A shop as one that can be chosen. */
export type ShopChoice = ShopHint & Pick<Shop, 'city' | 'coordinates' | 'metro'> & { address: string }

const HEX = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i

export function toShopChoice(shop: Shop): ShopChoice {
  const [station] = shop.metro
  const hex = HEX.exec(station?.color ?? '')?.[1]
  return {
    supplierId: shop.supplierId,
    title: shop.title,
    city: shop.city,
    coordinates: shop.coordinates,
    metro: shop.metro,
    color: hex === undefined ? null : `#${hex}`,
    address: addressOf(shop),
    hours: `${shop.work.open}–${shop.work.close}`,
  }
}

/** How the header calls it: by its metro station, as people do. */
export function toShopHint({ supplierId, title, metro, color, hours }: ShopChoice): ShopHint {
  return { supplierId, title: metro[0]?.name ?? title, color, hours }
}
