import 'server-only'
import { loadUse, type NumberUse } from '@/features/original-catalogs/server/load-use'
import type { PricedProduct } from '@/features/product/model/product-price'
import { argumentsBeside, fillProductPage } from './fill-product-page'
import { loadPriceOf, loadProduct } from '@/features/product/server/load-priced-product'
import { loadSimilar, NO_CARDS, type ReadCards } from '@/features/product/server/load-similar'
import { loadTogether } from '@/features/product/server/load-together'
import type { Questions } from '@/features/questions/model/questions'
import { loadQuestions } from '@/features/questions/server/load-questions'
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
  questions: Promise<Questions | undefined>
  /** Where the catalogues of vehicle makers have it; on its way too. */
  use: Promise<NumberUse | undefined>
}

/** Everything is requested as soon as the product is known; undefined when there is no such product. */
export async function loadWholeProduct(segment: string): Promise<WholeProduct | undefined> {
  await fillProductPage(segment)
  const product = await loadProduct(segment)
  if (!product) return undefined
  const { isShowAnalogs, isShowSimilar, reviewsCount, questionsCount } = product
  const beside = argumentsBeside(product)
  const { together: code } = beside
  const reviews =
    reviewsCount > 0 ? orEmpty(() => loadReviews(beside.reviews), undefined) : Promise.resolve(undefined)
  const questions =
    questionsCount > 0 ? orEmpty(() => loadQuestions(beside.reviews), undefined) : Promise.resolve(undefined)
  const use = orEmpty(() => loadUse(beside.numbers), undefined)
  const [priced, parts, similar, together] = await Promise.all([
    loadPriceOf(product),
    isShowAnalogs ? orEmpty(() => loadPartOffers(...beside.parts), undefined) : undefined,
    isShowSimilar ? orEmpty(() => loadSimilar(...beside.similar), NO_CARDS) : NO_CARDS,
    code === null ? NO_CARDS : orEmpty(() => loadTogether(code), NO_CARDS),
  ])
  return priced && { ...priced, parts, similar, together, reviews, questions, use }
}

/** Internal codes of the other parts on the page: it is old when one of them changes. */
export function codesBeside({ parts, similar, together }: WholeProduct): string[] {
  return [...codesOfParts(parts), ...similar.codes, ...together.codes]
}
