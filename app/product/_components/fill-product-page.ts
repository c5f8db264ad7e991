import 'server-only'
import { fillUse } from '@/features/original-catalogs/server/load-use'
import type { Product } from '@/features/product/model/product'
import { requestProductPage, fillProduct, toEntityCode } from '@/features/product/server/load-priced-product'
import { loadSimilar, toReadCards } from '@/features/product/server/load-similar'
import { loadTogether } from '@/features/product/server/load-together'
import { toQuestions } from '@/features/questions/model/questions'
import { loadQuestions } from '@/features/questions/server/load-questions'
import { toReviews } from '@/features/reviews/model/review'
import { loadReviews } from '@/features/reviews/server/load-reviews'
import { loadPartOffers, toPartWithAnalogs } from '@/features/search/server/load-part-offers'
import { cached, dataCache } from '@/lib/data-cache/cached'
import { readProductPage } from '@/lib/gateway/contracts/catalog/pages'
import { hasPageCall } from '@/lib/site/has-page-call'

/** Reads all data of the page of a product by one call, where the gateway has it. The loaders find them cached and request the rest. */
export async function fillProductPage(segment: string): Promise<void> {
  const code = toEntityCode(segment)
  if (code === null) return
  if (!(await hasPageCall(readProductPage))) return
  // The single calls say what is wrong, and answers that they have stored stand in.
  await fillPage(code).catch(() => undefined)
}

const fillPage = cached({
  name: 'product',
  as: 'page',
  isFilling: true,
  keys: (product: Pick<Product, 'internalCode'> | undefined) =>
    product?.internalCode ? [product.internalCode] : [],
  read: async (code: string) => {
    const startedAt = dataCache().now()
    const page = await requestProductPage(code)
    const product = await fillProduct(startedAt, code, page)
    if (!page || !product) return undefined
    const { parts, similar, together, reviews, numbers } = argumentsBeside(product)
    if (page.parts) loadPartOffers.fill(startedAt, toPartWithAnalogs(page.parts), ...parts)
    if (page.similar) loadSimilar.fill(startedAt, toReadCards(page.similar), ...similar)
    if (page.together && together) loadTogether.fill(startedAt, toReadCards(page.together), together)
    if (page.reviews) loadReviews.fill(startedAt, toReviews(page.reviews), reviews)
    if (page.questions) loadQuestions.fill(startedAt, toQuestions(page.questions), reviews)
    if (page.vehicles) await fillUse(startedAt, numbers, page.vehicles)
    return { internalCode: product.internalCode }
  },
})

/** What the loaders of the parts beside a product are called with. */
export function argumentsBeside(product: Product) {
  const { id, article, internalCode, quality, oemNumbers } = product
  const brand = product.brandExternalId ?? product.brand
  return {
    parts: [{ article, brand, isOem: false }] as const,
    similar: [article, brand] as const,
    together: internalCode,
    reviews: internalCode ?? id,
    // Of an original part its own number too.
    numbers: quality === 'original' ? [{ brand: product.brand, article }, ...oemNumbers] : oemNumbers,
  }
}
