import { listSection } from '@/gateway/db/facets/search-section'
import { matchBrands } from '@/gateway/services/brands/match-brands'
import { toBrandHit } from '@/gateway/services/brands/to-brand'
import { loadCards, type Card } from '@/gateway/services/cards/load-cards'
import { internalCodeOf, productLocation, toRubles, toSectionLink } from '@/gateway/services/cards/to-entity'
import type { ServiceDeps } from '@/gateway/services/deps'
import { requestedCars } from '@/gateway/services/fitment/requested-cars'
import { ROOT_SECTION_CODE, type CatalogReference } from '@/gateway/services/reference/load-catalog-reference'
import { priceFilterId } from '@/gateway/services/listing/price-filter-id'
import { matchSections } from '@/gateway/services/search/match-sections'
import {
  findByArticle,
  findByArticlePrefix,
  findByCode,
  findNearNumbers,
  findNumbers,
} from '@/gateway/services/words/find-by-article'
import { findWorded, type SearchMode } from '@/gateway/services/hits/find-hits'
import { numbersIn } from '@/gateway/services/words/spelling/numbers-in'
import { isArticleLike, wordsOf } from '@/gateway/services/words/query-text'
import { otherLayout } from '@/gateway/services/words/read-query'
import { articleKey } from '@/lib/parts/keys'

export type AutocompleteQuery = {
  query: string
  limit: number
  mode: SearchMode
  assistants?: string | undefined
}
type Hints = { ids: number[]; query: string; isCorrected: boolean; isNear?: boolean }

const MAX_SECTIONS = 3
const MAX_BRANDS = 3
const MIN_PREFIX = 2

/** The goods that sell best among those found; what was named before what only mentions it. */
async function byName(
  deps: ServiceDeps,
  { query: text, limit, assistants = '' }: AutocompleteQuery,
): Promise<Hints> {
  const reference = await deps.reference()
  const root = reference.sectionByCode.get(ROOT_SECTION_CODE)
  const index = root && (await deps.sectionIndexes.get(root.id))
  const isTooShort = (wordsOf(text).at(-1) ?? '').length < MIN_PREFIX
  if (!index || isTooShort) return { ids: [], query: text, isCorrected: false }
  const rides = await requestedCars(deps, assistants.split('.'))
  const hits = await findWorded(deps, text, rides, { isBegun: true })
  const { worded, named, fits, query, missing } = hits
  const { ids: found } = listSection(index, {
    within: worded,
    first: named,
    priceFilterId: priceFilterId(reference, root.id),
    tiers: [...(fits?.values() ?? [])],
    limit,
  })
  const isCorrected = hits.isCorrected && found.length > 0
  return { ids: found, query, isCorrected, isNear: missing.length > 0 }
}

async function byNumber({ db }: ServiceDeps, query: string, limit: number): Promise<Hints> {
  const none = { ids: [], query, isCorrected: false }
  if (!/\d/.test(query) || articleKey(query).length < MIN_PREFIX) return none
  const begun = await findByArticlePrefix(db, query, limit)
  const found = begun.ids.length > 0 ? begun : await findByArticle(db, query)
  if (found.ids.length > 0) return { ...found, ids: found.ids.slice(0, limit) }
  const listed = await numbersIn(query, (keys) => findNumbers(db, keys))
  return { ...none, ids: listed.flatMap(({ ids }) => ids).slice(0, limit) }
}

async function byNearNumber({ db }: ServiceDeps, query: string, limit: number): Promise<Hints> {
  const ids = isArticleLike(query) ? await findNearNumbers(db, query, limit) : []
  return { ids, query, isCorrected: false, isNear: ids.length > 0 }
}

async function findHints(deps: ServiceDeps, request: AutocompleteQuery): Promise<Hints> {
  const { mode, query, limit } = request
  if (mode === 'arusCode') return { ids: await findByCode(deps.db, query), query, isCorrected: false }
  if (mode === 'name') return byName(deps, request)
  const code = mode === 'all' ? await findByCode(deps.db, query) : []
  const number = await byNumber(deps, query, limit)
  if (code.length + number.ids.length > 0) {
    return { ...number, ids: [...new Set([...code, ...number.ids])].slice(0, limit) }
  }
  const named = mode === 'all' ? await byName(deps, request) : undefined
  return named && named.ids.length > 0 ? named : byNearNumber(deps, query, limit)
}

function toHint(reference: CatalogReference, card: Card) {
  const brand = reference.brandById.get(card.brandId)
  const code = internalCodeOf(card.code)
  return {
    id: code,
    arusCode: code,
    title: card.title,
    location: productLocation(card.code),
    brandString: brand?.title ?? '',
    brandExternalId: brand?.externalId ?? null,
    partNumber: card.article,
    pictureUrl: card.pictures[0] ?? null,
    price: toRubles(card.bestPrice),
  }
}

async function buildResult(deps: ServiceDeps, request: AutocompleteQuery) {
  const reference = await deps.reference()
  const hints = await findHints(deps, request)
  const isByName = request.mode === 'all' || request.mode === 'name'
  const texts = isByName ? [...new Set([request.query, hints.query, otherLayout(request.query)])] : []
  const firstFilled = <T>(find: (text: string) => T[]) =>
    texts.map(find).find((found) => found.length > 0) ?? []
  const sections = firstFilled((text) =>
    matchSections(reference, text, Math.min(MAX_SECTIONS, request.limit)),
  )
  const brands = firstFilled((text) =>
    matchBrands(reference, text, Math.min(MAX_BRANDS, request.limit - sections.length)),
  )
  const room = request.limit - sections.length - brands.length
  const cards = await loadCards(deps.db, hints.ids.slice(0, room))
  return {
    query: hints.query,
    isCorrected: hints.isCorrected,
    isNear: hints.isNear === true && cards.length > 0,
    products: cards.map((card) => toHint(reference, card)),
    sections: sections.map(toSectionLink),
    brands: brands.map(toBrandHit),
  }
}

type Answer = Awaited<ReturnType<typeof buildResult>>

/** Hints while typing; all lists together hold no more than the limit. */
export function autocomplete(deps: ServiceDeps, request: AutocompleteQuery): Promise<Answer> {
  const { mode, limit, assistants = '', query } = request
  const key = `hints/${mode}/${limit}/${assistants}/${query.toLowerCase()}`
  return deps.answers.remember(key, () => buildResult(deps, request))
}
