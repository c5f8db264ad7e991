import type { Places } from '../places.ts'
import type { Click } from './time-press.ts'

/** From the listing to any of its products. */
export function pressOnProduct(shop: string, places: Places): Click {
  return { from: shop + places.listing, link: 'main a[href^="/product/"]', marker: 'main h1' }
}
