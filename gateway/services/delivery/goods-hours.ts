import type { Database } from '@/gateway/core/database'
import { vendorOf } from '@/gateway/services/cart/cart-draft'
import { hoursUntilTaken, lineTerms, takeStock } from '@/gateway/services/cart/line-terms'
import { findByPairs } from '@/gateway/services/catalog/find-by-pairs'
import { loadOffers } from '@/gateway/services/parts/load-offers'
import { transitOf } from '@/gateway/services/reference/pickup-place'
import type { CatalogReference } from '@/gateway/services/reference/load-catalog-reference'

export type CartItem = { brand: string; article: string; quantity: number; supplierId: number }

export type GoodsHours = {
  /** Hours until the slowest product is there. */
  hours: number
  productIds: number[]
  /** Products that are no longer offered. */
  gone: CartItem[]
}

export async function goodsHours(
  db: Database,
  reference: CatalogReference,
  items: readonly CartItem[],
): Promise<GoodsHours> {
  const ids = await findByPairs(db, reference, items)
  const productIds = [...new Set(ids.filter((id) => id !== undefined))]
  const offers = await loadOffers(db, productIds)
  const gone: CartItem[] = []
  const transit = transitOf(reference)
  let hours = 0
  items.forEach((item, at) => {
    const vendorId = vendorOf(reference, item.supplierId)
    const rows = offers.get(ids[at] ?? -1) ?? []
    const terms = vendorId === undefined ? undefined : lineTerms(rows, reference.suppliers, vendorId)
    if (!terms) gone.push(item)
    else
      hours = Math.max(hours, hoursUntilTaken(takeStock(terms.rows, item.quantity, item.supplierId), transit))
  })
  return { hours, productIds, gone }
}
