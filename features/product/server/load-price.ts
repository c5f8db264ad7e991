import 'server-only'
import { cached } from '@/lib/data-cache/cached'
import { getPartPrices } from '@/lib/gateway/contracts/catalog/prices'
import { isGatewayError } from '@/lib/gateway/errors'
import type { ResponseOf } from '@/lib/gateway/operation'
import { serverGateway } from '@/lib/gateway/server-client'
import { priceLineId } from '@/lib/gateway/to-price-items'
import { loadBootstrap } from '@/lib/site/load-bootstrap'
import { toPartPrice } from '../model/part-price'
import type { ProductPrice } from '../model/product-price'

const LINE = priceLineId(0)

const readPrice = cached({
  name: 'product',
  as: 'price',
  keys: (_, _brand: string, _article: string, internalCode: string | null) =>
    internalCode === null ? [] : [internalCode],
  read: async (brand: string, article: string, _: string | null): Promise<ProductPrice> => {
    const body = { items: { [LINE]: { id: LINE, brand, article } } }
    return toProductPrice(await serverGateway().call(getPartPrices, { body }))
  },
  isBrief: ({ kind }) => kind !== 'priced',
})

export const fillPrice = readPrice.fill

/** Everything that is offered for one part. A failing price service leaves the page standing, and is asked again for the next one. */
export async function loadPrice(...part: Parameters<typeof readPrice>): Promise<ProductPrice> {
  try {
    return await readPrice(...part)
  } catch (error) {
    if (!isGatewayError(error)) throw error
    return { kind: 'unknown' }
  }
}

/** The price of the first line of an answer. */
export async function toProductPrice({
  items,
  pricedAt,
}: ResponseOf<typeof getPartPrices>): Promise<ProductPrice> {
  const { shops } = await loadBootstrap()
  const item = items[LINE]
  if (!item) return { kind: 'absent' }
  const shopIds = new Set(shops.map((shop) => shop.supplierId))
  return { kind: 'priced', price: toPartPrice(item, shopIds), pricedAt: new Date(pricedAt) }
}
