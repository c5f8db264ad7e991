import 'server-only'
import { loadUse, type NumberUse } from '@/features/original-catalogs/server/load-use'
import type { Product } from '@/features/product/model/product'
import type { PricedProduct } from '@/features/product/model/product-price'
import { loadPriceOf, loadProduct } from '@/features/product/server/load-priced-product'
import { loadSimilar, NO_CARDS, type ReadCards } from '@/features/product/server/load-similar'
import { loadTogether } from '@/features/product/server/load-together'
import type { Reviews } from '@/features/reviews/model/review'
import { loadReviews } from '@/features/reviews/server/load-reviews'
import { codesOfParts, type PartWithAnalogs } from '@/features/search/model/part'
import { loadPartOffers } from '@/features/search/server/load-part-offers'
import { orEmpty } from '@/lib/data-cache/load'

/** A product and all that its page shows beside it: what cannot be had is left out. */
export type WholeProduct = PricedProduct & {
  /** The part with its analogs; undefined when there are none to show. */
  parts: PartWithAnalogs | undefined
  similar: ReadCards
  /** What others bought with it. */
  together: ReadCards
  /** Still on their way: the status of the page does not wait for them. */
  reviews: Promise<Reviews | undefined>
  /** Where the catalogues of vehicle makers have it; on its way too. */
  use: Promise<NumberUse | undefined>
}

/** Everything is asked for as soon as the product is known; undefined when there is no such product. */
export async function loadWholeProduct(segment: string): Promise<WholeProduct | undefined> {
  const product = await loadProduct(segment)
  if (!product) return undefined
  const { article, internalCode, isShowAnalogs, isShowSimilar } = product
  const brand = product.brandExternalId ?? product.brand
  const reviews = loadReviewsOf(product)
  const use = orEmpty(() => loadUse(originalNumbersOf(product)), undefined)
  const [priced, parts, similar, together] = await Promise.all([
    loadPriceOf(product),
    isShowAnalogs ? orEmpty(() => loadPartOffers({ article, brand, isOem: false }), undefined) : undefined,
    isShowSimilar ? orEmpty(() => loadSimilar(article, brand), NO_CARDS) : NO_CARDS,
    internalCode ? orEmpty(() => loadTogether(internalCode), NO_CARDS) : NO_CARDS,
  ])
  return priced && { ...priced, parts, similar, together, reviews, use }
}

async function loadReviewsOf({ id, internalCode, reviewsCount }: Product): Promise<Reviews | undefined> {
  return reviewsCount > 0 ? orEmpty(() => loadReviews(internalCode ?? id), undefined) : undefined
}

/** Internal codes of the other parts on the page: it is old when one of them changes. */
export function codesBeside({ parts, similar, together }: WholeProduct): string[] {
  return [...codesOfParts(parts), ...similar.codes, ...together.codes]
}

/** Of an original part its own number too. */
function originalNumbersOf({ quality, brand, article, oemNumbers }: Product) {
  return quality === 'original' ? [{ brand, article }, ...oemNumbers] : oemNumbers
}
