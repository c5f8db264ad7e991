import { browserGateway } from '@/lib/gateway/browser-client'
import { PRICE_BATCH_SIZE } from '@/lib/gateway/contracts/limits'
import { getPartPrices } from '@/lib/gateway/contracts/catalog/prices'
import { priceLineId, toPriceItems } from '@/lib/gateway/to-price-items'
import { matchKey } from '@/lib/parts/keys'
import type { ShopIds } from '@/lib/parts/terms/offers'
import { toPartPrice } from '../model/part-price'
import { type ShopTerms, toShopTerms } from '../model/terms/shop-terms'
import type { Part } from '../model/terms/shop-terms-board'

/** Terms of parts for a visitor who has chosen a shop, by match key. Import it on demand: it brings the gateway's client. */
export async function fetchShopTerms(
  shopId: number,
  parts: readonly Part[],
  shopIds: ShopIds,
): Promise<ReadonlyMap<string, ShopTerms>> {
  const batches = Array.from({ length: Math.ceil(parts.length / PRICE_BATCH_SIZE) }, (_, index) =>
    parts.slice(index * PRICE_BATCH_SIZE, (index + 1) * PRICE_BATCH_SIZE),
  )
  const responses = await Promise.all(batches.map((batch) => fetchBatch(shopId, batch, shopIds)))
  return new Map(responses.flat())
}

async function fetchBatch(
  shopId: number,
  parts: readonly Part[],
  shopIds: ShopIds,
): Promise<[string, ShopTerms][]> {
  const items = toPriceItems(
    parts.map(({ brand, article }, index) => ({
      id: priceLineId(index),
      brand,
      article,
      supplierId: shopId,
    })),
  )
  const response = await browserGateway().call(getPartPrices, { body: { items } })
  return parts.flatMap(({ brand, article }, index): [string, ShopTerms][] => {
    const item = response?.items[String(priceLineId(index))]
    return item ? [[matchKey(brand, article), toShopTerms(toPartPrice(item, shopIds), shopId)]] : []
  })
}
