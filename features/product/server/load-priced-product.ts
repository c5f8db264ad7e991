import 'server-only'
import { cached } from '@/lib/data-cache/cached'
import { getEntity } from '@/lib/gateway/contracts/catalog/catalog'
import { pathSegment } from '@/lib/gateway/contracts/fields'
import { orMissing } from '@/lib/data-cache/load'
import { serverGateway } from '@/lib/gateway/server-client'
import { sanitizeHtml } from '@/lib/html/sanitize'
import { normalizeArticle } from '@/lib/parts/number/normalize-article'
import { parseProductSegment } from '@/lib/parts/number/product-segment'
import { type Product, toProduct } from '../model/product'
import { isMissing, type PricedProduct } from '../model/product-price'
import { loadPrice } from './load-price'

/** The product that the segment after /product/ names, with its price; undefined when there is none. */
export async function loadPricedProduct(segment: string): Promise<PricedProduct | undefined> {
  const product = await loadProduct(segment)
  return product && loadPriceOf(product)
}

export async function loadProduct(segment: string): Promise<Product | undefined> {
  const code = toEntityCode(segment)
  return code === null ? undefined : readProduct(code)
}

/** Undefined when the price service shows that it is no product to show. */
export async function loadPriceOf(product: Product): Promise<PricedProduct | undefined> {
  const priced = { product, price: await loadPrice(product.brand, product.article, product.internalCode) }
  return isMissing(priced) ? undefined : priced
}

/** Brand and article go out joined as they stand: the gateway splits them where it knows the pair. */
function toEntityCode(segment: string): string | null {
  const parsed = parseProductSegment(segment)
  if (!parsed) return null
  if (parsed.kind === 'code') return parsed.internalCode
  const [{ brand, article }] = parsed.pairs
  const code = normalizeArticle(`${brand}_${article}`)
  return pathSegment.safeParse(code).success ? code : null
}

const readProduct = cached({
  name: 'product',
  as: 'card',
  keys: (product: Product | undefined) => (product?.internalCode ? [product.internalCode] : []),
  read: async (code: string): Promise<Product | undefined> => {
    const answer = await orMissing(serverGateway().call(getEntity, { params: { code } }))
    return answer && toProduct(answer, sanitizeHtml)
  },
})
