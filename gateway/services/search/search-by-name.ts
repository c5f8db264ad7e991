import { desc, inArray } from 'drizzle-orm'
import { products } from '@/gateway/db/schema-catalog'
import { matchBrands } from '@/gateway/services/brands/match-brands'
import { toBrandHit } from '@/gateway/services/brands/to-brand'
import { loadCards } from '@/gateway/services/cards/load-cards'
import { toEntity, toSectionLink } from '@/gateway/services/cards/to-entity'
import type { ServiceDeps } from '@/gateway/services/deps'
import { toSort } from '@/gateway/services/listing/sorts'
import { toPagination, type Paging } from '@/gateway/core/to-pagination'
import { findByArticle, findByArticlePrefix, findByCode } from '@/gateway/services/search/find-by-article'
import { findByWords, MAX_HITS } from '@/gateway/services/words/find-by-words'
import { matchSections } from '@/gateway/services/search/match-sections'
import { isArticleLike, otherLayout } from '@/gateway/services/words/query-text'
import type { SEARCH_MODES } from '@/lib/gateway/contracts/search'

export type SearchMode = (typeof SEARCH_MODES)[number]
export type NameQuery = Paging & { query: string; mode: SearchMode; sort?: string | undefined }

type Hits = { ids: number[]; query: string; isCorrected: boolean }

const MAX_SECTIONS = 8
const MAX_BRANDS = 8

async function byArticle({ db }: ServiceDeps, query: string): Promise<Hits> {
  const exact = await findByArticle(db, query)
  const hits = exact.ids.length > 0 ? exact : await findByArticlePrefix(db, query, MAX_HITS)
  const { ids, isCorrected } = hits
  return { ids, isCorrected, query: isCorrected ? (otherLayout(query) ?? query) : query }
}

async function byAnything(deps: ServiceDeps, query: string): Promise<Hits> {
  const { db } = deps
  const code = await findByCode(db, query)
  const article = isArticleLike(query) ? await findByArticle(db, query) : { ids: [], isCorrected: false }
  const first = [...code, ...article.ids]
  const words = await findByWords(db, query)
  // A word put right is a guess; a number that was found is none.
  const more = first.length > 0 && words.isCorrected ? [] : words.ids
  if (first.length === 0 && more.length === 0 && isArticleLike(query)) return byArticle(deps, query)
  if (first.length === 0) return words
  const converted = article.isCorrected && code.length === 0 ? otherLayout(query) : undefined
  return {
    ids: [...new Set([...first, ...more])],
    query: converted ?? query,
    isCorrected: converted !== undefined,
  }
}

async function findHits(deps: ServiceDeps, { mode, query }: NameQuery): Promise<Hits> {
  switch (mode) {
    case 'articul':
      return byArticle(deps, query)
    case 'arusCode':
      return { ids: await findByCode(deps.db, query), query, isCorrected: false }
    case 'name':
      return findByWords(deps.db, query)
    case 'all':
      return byAnything(deps, query)
  }
}

function rememberedHits(deps: ServiceDeps, query: NameQuery): Promise<Hits> {
  return deps.answers.remember(`hits/${query.mode}/${query.query}`, () => findHits(deps, query))
}

/** Hits come in the order of their fitness; another order is that of a listing. */
async function inOrder({ db }: ServiceDeps, ids: readonly number[], wanted: string | undefined) {
  const sort = toSort(wanted)
  if (sort === 'popular' || ids.length === 0) return ids
  const order = {
    price: [products.bestPrice],
    'price-desc': [desc(products.bestPrice)],
    rating: [desc(products.rating)],
    delivery: [products.bestDeliveryHours],
  }[sort]
  const rows = await db
    .select({ id: products.id, quantity: products.totalQuantity })
    .from(products)
    .where(inArray(products.id, [...ids]))
    .orderBy(...order, desc(products.salesScore), products.id)
  return [...rows.filter((row) => row.quantity > 0), ...rows.filter((row) => row.quantity <= 0)].map(
    (row) => row.id,
  )
}

/** Products, sections and brands for a query in one of the search modes. */
export async function searchByName(deps: ServiceDeps, request: NameQuery) {
  const reference = await deps.reference()
  const { page, limit } = request
  const hits = await rememberedHits(deps, request)
  const ids = await inOrder(deps, hits.ids, request.sort)
  const cards = await loadCards(deps.db, ids.slice((page - 1) * limit, page * limit))
  const isByName = request.mode === 'all' || request.mode === 'name'
  return {
    query: hits.query,
    isCorrected: hits.isCorrected,
    entities: cards.map((card) => toEntity(reference, card)),
    sections: isByName ? matchSections(reference, hits.query, MAX_SECTIONS).map(toSectionLink) : [],
    brands: isByName ? matchBrands(reference, hits.query, MAX_BRANDS).map(toBrandHit) : [],
    total: ids.length,
    pagination: toPagination({ page, limit }, ids.length),
  }
}
