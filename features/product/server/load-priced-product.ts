import 'server-only'
import { cached } from '@/lib/data-cache/cached'
import { getEntity } from '@/lib/gateway/contracts/catalog/catalog'
import { readProductPage } from '@/lib/gateway/contracts/catalog/pages'
import { pathSegment } from '@/lib/gateway/contracts/fields'
import { orMissing } from '@/lib/data-cache/load'
import type { ResponseOf } from '@/lib/gateway/operation'
import { serverGateway } from '@/lib/gateway/server-client'
import { sanitizeHtml } from '@/lib/html/sanitize'
import { normalizeArticle } from '@/lib/parts/number/normalize-article'
import { parseProductSegment } from '@/lib/parts/number/parse-product-segment'
import { type Product, toProduct } from '../model/product'
import { isMissing, type PricedProduct } from '../model/product-price'
import { fillPrice, loadPrice, toProductPrice } from './load-price'

/** The product that the segment after /product/ names, with its price; undefined when there is none. */
export async function loadPricedProduct(segment: string): Promise<PricedProduct | undefined> {
  const product = await loadProduct(segment)
  return product && loadPriceOf(product)
}

export async function loadProduct(segment: string): Promise<Product | undefined> {
  const code = toEntityCode(segment)
  return code === null ? undefined : readProduct(code)
}

export type PageOfProduct = ResponseOf<typeof readProductPage>

/** A product with what its page shows beside it, in one answer of a gateway that has it. */
export async function requestProductPage(code: string): Promise<PageOfProduct | undefined> {
  return orMissing(serverGateway().call(readProductPage, { params: { code } }))
}

/** Caches the product itself from a page's answer; undefined when there is none. */
export async function fillProduct(
  startedAt: number,
  code: string,
  page: PageOfProduct | undefined,
): Promise<Product | undefined> {
  if (!page) {
    readProduct.fill(startedAt, undefined, code)
    return undefined
  }
  const product = toProduct(page.product, sanitizeHtml)
  const { brand, article, internalCode } = product
  readProduct.fill(startedAt, product, code)
  if (page.prices) fillPrice(startedAt, await toProductPrice(page.prices), brand, article, internalCode)
  return product
}

/** Undefined when the price service shows that it is no product to show. */
export async function loadPriceOf(product: Product): Promise<PricedProduct | undefined> {
  const priced = { product, price: await loadPrice(product.brand, product.article, product.internalCode) }
  return isMissing(priced) ? undefined : priced
}

/** What the gateway knows the product of a segment by; null for what can name none. Brand and article go out joined as they stand: the gateway splits them where it knows the pair. */
export function toEntityCode(segment: string): string | null {
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
    const response = await orMissing(serverGateway().call(getEntity, { params: { code } }))
    return response && toProduct(response, sanitizeHtml)
  },
})
