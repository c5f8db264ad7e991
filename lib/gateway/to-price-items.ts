import { priceLine } from '@/lib/gateway/contracts/catalog/prices'
import type { RequestOf } from '@/lib/gateway/operation'
import type { getPartPrices } from '@/lib/gateway/contracts/catalog/prices'

type PriceItems = RequestOf<typeof getPartPrices>['body']['items']

/** A possibly invalid line: bookmarks and carts contain entries written years ago. */
type MaybePriced = {
  id: string | number | null | undefined
  brand: string | null | undefined
  article: string | null | undefined
  supplierId?: number | null
  quantity?: number
}

/** Number of a line in a price look-up, by its place in the list: they run on from 1. */
export function priceLineId(at: number): number {
  return at + 1
}

/** Only lines with id, brand and article are priced: one that lacks them would have the whole batch refused. */
export function toPriceItems(lines: readonly MaybePriced[]): PriceItems {
  const items: PriceItems = {}
  for (const line of lines) {
    const priced = priceLine.safeParse(line)
    if (priced.success) items[String(priced.data.id)] = priced.data
  }
  return items
}
