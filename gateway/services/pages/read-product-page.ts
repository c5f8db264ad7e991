import type * as z from 'zod'
import type { OriginalCatalogSource } from '@/gateway/core/ports/original-catalog-source'
import { orUndefined } from '@/gateway/services/pages/or-undefined'
import { type EntityRow, findEntity, toProduct } from '@/gateway/services/catalog/read-entity'
import type { ServiceDeps } from '@/gateway/services/deps'
import { findBoughtTogether } from '@/gateway/services/parts/find-bought-together'
import { findSimilarTo } from '@/gateway/services/parts/find-similar-parts'
import { loadOffers } from '@/gateway/services/parts/load-offers'
import { findParts, withOffers } from '@/gateway/services/parts/search-parts'
import { priceParts } from '@/gateway/services/prices/read-prices'
import { readQuestions } from '@/gateway/services/questions/read-questions'
import { readReviews } from '@/gateway/services/reviews/read-reviews'
import { REVIEWS_LIMIT, SIMILAR_LIMIT } from '@/lib/gateway/contracts/limits'
import type { readProductPage as contract } from '@/lib/gateway/contracts/catalog/pages'
import { articleKey } from '@/lib/parts/keys'

type Deps = ServiceDeps & { originals: OriginalCatalogSource }
type WirePage = z.input<(typeof contract)['response']>
type WireProduct = WirePage['product']
type OriginalNumber = { brand: string; article: string }

const LINE = 1
const MOST_NUMBERS = 3

/**
 * A product with the other parts of its page, which take what is known of it already: each statement costs more than what it reads.
 * A failed part is left out: its own call reports why.
 */
export async function readProductPage(deps: Deps, segment: string): Promise<WirePage> {
  const row = await findEntity(deps, segment)
  const product = await toProduct(deps, row)
  const { arusCode, reviewsCount, questionsCount } = product
  const code = arusCode ?? String(product.id)
  const [first, ...others] = originalNumbersOf(product)
  const [offered, similar, together, reviews, questions, vehicles] = await Promise.all([
    readOffered(deps, row, product),
    row.isShowSimilar ? orUndefined(findSimilarTo(deps, row, SIMILAR_LIMIT)) : undefined,
    row.isOrdered ? orUndefined(findBoughtTogether(deps, { codes: [code], limit: SIMILAR_LIMIT })) : [],
    reviewsCount ? orUndefined(reviewsOf(deps, code)) : undefined,
    questionsCount ? orUndefined(readQuestions(deps, code)) : undefined,
    first
      ? orUndefined(Promise.resolve(deps.originals.listOriginalPartVehicles({ ...first, others })))
      : undefined,
  ])
  return {
    product,
    ...offered,
    similar: similar && { items: similar },
    together: together && { items: together },
    reviews,
    questions,
    vehicles,
  }
}

/** Prices and analogs, of which all offers are read at once. */
async function readOffered(deps: Deps, row: EntityRow, product: WireProduct) {
  const { brandString, brandExternalId, partNumber } = product
  const part = { article: partNumber, ...(brandExternalId ? { brandExternalId } : { brand: brandString }) }
  const found = row.isShowAnalogs
    ? await orUndefined(findParts(deps, { ...part, isAnalogs: true }, row))
    : undefined
  const ids = new Set([row.id, ...(found?.cards ?? []).map(({ id }) => id)])
  const offers = await orUndefined(loadOffers(deps.db, [...ids]))
  if (!offers) return {}
  const line = { id: LINE, brand: brandString, article: partNumber }
  const [prices, parts] = await Promise.all([
    orUndefined(priceParts(deps, [line], [row], offers)),
    found && orUndefined(withOffers(deps, found, offers)),
  ])
  return { prices, parts }
}

function reviewsOf(deps: Deps, productCode: string) {
  return readReviews(deps, { page: 1, limit: REVIEWS_LIMIT, productCode, isWithMedia: false })
}

/** Numbers of vehicle makers; of an original part its number first. */
function originalNumbersOf({ quality, brandString, partNumber, oemNumbers }: WireProduct): OriginalNumber[] {
  const all = [
    ...(quality === 'original' ? [{ brand: brandString, article: partNumber }] : []),
    ...(oemNumbers ?? []),
  ]
  return [...new Map(all.map((number) => [articleKey(number.article), number])).values()].slice(
    0,
    MOST_NUMBERS,
  )
}
