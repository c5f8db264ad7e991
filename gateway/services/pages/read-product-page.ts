import type * as z from 'zod'
import type { OriginalCatalogSource } from '@/gateway/core/ports/original-catalog-source'
import { orUndefined } from '@/gateway/services/pages/or-undefined'
import { readEntity } from '@/gateway/services/catalog/read-entity'
import type { ServiceDeps } from '@/gateway/services/deps'
import { findBoughtTogether } from '@/gateway/services/parts/find-bought-together'
import { findSimilarParts } from '@/gateway/services/parts/find-similar-parts'
import { searchParts } from '@/gateway/services/parts/search-parts'
import { readPrices } from '@/gateway/services/prices/read-prices'
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

/** A product with the other parts of its page. A failed part is left out: its own call reports why. */
export async function readProductPage(deps: Deps, segment: string): Promise<WirePage> {
  const product = await readEntity(deps, segment)
  const { brandString, partNumber, brandExternalId, arusCode, reviewsCount, questionsCount } = product
  const part = { article: partNumber, ...(brandExternalId ? { brandExternalId } : { brand: brandString }) }
  const [first, ...others] = originalNumbersOf(product)
  const [prices, parts, similar, together, reviews, questions, vehicles] = await Promise.all([
    orUndefined(readPrices(deps, [{ id: LINE, brand: brandString, article: partNumber }])),
    product.isShowAnalogs ? orUndefined(searchParts(deps, { ...part, isAnalogs: true })) : undefined,
    product.isShowSimilar ? orUndefined(similarTo(deps, part)) : undefined,
    arusCode ? orUndefined(boughtWith(deps, arusCode)) : undefined,
    reviewsCount ? orUndefined(reviewsOf(deps, arusCode ?? String(product.id))) : undefined,
    questionsCount ? orUndefined(readQuestions(deps, arusCode ?? String(product.id))) : undefined,
    first
      ? orUndefined(Promise.resolve(deps.originals.listOriginalPartVehicles({ ...first, others })))
      : undefined,
  ])
  return { product, prices, parts, similar, together, reviews, questions, vehicles }
}

async function similarTo(deps: Deps, part: { article: string; brand?: string; brandExternalId?: string }) {
  return { items: await findSimilarParts(deps, { ...part, limit: SIMILAR_LIMIT }) }
}

async function boughtWith(deps: Deps, code: string) {
  return { items: await findBoughtTogether(deps, { codes: [code], limit: SIMILAR_LIMIT }) }
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
