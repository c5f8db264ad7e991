import { sql } from 'drizzle-orm'
import { selectRows } from '@/gateway/core/database'
import { matchBrands } from '@/gateway/services/brands/match-brands'
import { toBrandHit } from '@/gateway/services/brands/to-brand'
import { loadCards, type Card } from '@/gateway/services/cards/load-cards'
import { internalCodeOf, productLocation, toRubles, toSectionLink } from '@/gateway/services/cards/to-entity'
import type { ServiceDeps } from '@/gateway/services/deps'
import type { CatalogReference } from '@/gateway/services/reference/load-catalog-reference'
import { findByArticle, findByArticlePrefix, findByCode } from '@/gateway/services/search/find-by-article'
import { matchSections } from '@/gateway/services/search/match-sections'
import { isArticleLike, otherLayout, wordsOf } from '@/gateway/services/words/query-text'
import type { SearchMode } from '@/gateway/services/search/search-by-name'
import { allWords } from '@/gateway/services/words/ts-query'

export type AutocompleteQuery = { query: string; limit: number; mode: SearchMode }
type Hints = { ids: number[]; query: string; isCorrected: boolean }

const MAX_SECTIONS = 3
const MAX_BRANDS = 3
const MIN_PREFIX = 2
// Some of what sells best may be sold out.
const SPARE_CANDIDATES = 3

async function byPrefix({ db }: ServiceDeps, query: string, limit: number) {
  const words = wordsOf(query)
  if ((words.at(-1) ?? '').length < MIN_PREFIX) return []
  const rows = await selectRows<{ id: number }>(
    db,
    sql`select id from (
      select id, sales_score, total_quantity from products
      where search @@ ${allWords(words, { isPrefix: true })}
      order by sales_score desc nulls last, id limit ${limit * SPARE_CANDIDATES}
    ) hits order by (total_quantity > 0) desc, sales_score desc, id limit ${limit}`,
  )
  return rows.map((row) => row.id)
}

async function byNumber({ db }: ServiceDeps, query: string, limit: number): Promise<Hints> {
  const none = { ids: [], isCorrected: false }
  const started = isArticleLike(query) ? await findByArticlePrefix(db, query, limit) : none
  const found = started.ids.length > 0 || !isArticleLike(query) ? started : await findByArticle(db, query)
  const converted = found.isCorrected ? otherLayout(query) : undefined
  return { ids: found.ids.slice(0, limit), query: converted ?? query, isCorrected: converted !== undefined }
}

async function byName(deps: ServiceDeps, query: string, limit: number): Promise<Hints> {
  const ids = await byPrefix(deps, query, limit)
  const converted = ids.length > 0 ? undefined : otherLayout(query)
  if (converted === undefined) return { ids, query, isCorrected: false }
  const found = await byPrefix(deps, converted, limit)
  return found.length > 0
    ? { ids: found, query: converted, isCorrected: true }
    : { ids: [], query, isCorrected: false }
}

async function findHints(deps: ServiceDeps, { mode, query, limit }: AutocompleteQuery): Promise<Hints> {
  if (mode === 'arusCode') return { ids: await findByCode(deps.db, query), query, isCorrected: false }
  if (mode === 'articul') return byNumber(deps, query, limit)
  if (mode === 'name') return byName(deps, query, limit)
  const code = await findByCode(deps.db, query)
  const number = await byNumber(deps, query, limit)
  if (code.length + number.ids.length > 0) {
    return { ...number, ids: [...new Set([...code, ...number.ids])].slice(0, limit) }
  }
  return byName(deps, query, limit)
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

async function buildAnswer(deps: ServiceDeps, request: AutocompleteQuery) {
  const reference = await deps.reference()
  const hints = await findHints(deps, request)
  const isByName = request.mode === 'all' || request.mode === 'name'
  const texts = isByName ? [request.query, otherLayout(request.query)] : []
  const firstFilled = <T>(find: (text: string) => T[]) =>
    texts.map((text) => (text === undefined ? [] : find(text))).find((found) => found.length > 0) ?? []
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
    products: cards.map((card) => toHint(reference, card)),
    sections: sections.map(toSectionLink),
    brands: brands.map(toBrandHit),
  }
}

type Answer = Awaited<ReturnType<typeof buildAnswer>>

/** Hints while typing; all lists together hold no more than the limit. */
export function autocomplete(deps: ServiceDeps, request: AutocompleteQuery): Promise<Answer> {
  const key = `hints/${request.mode}/${request.limit}/${request.query.toLowerCase()}`
  return deps.answers.remember(key, () => buildAnswer(deps, request))
}
