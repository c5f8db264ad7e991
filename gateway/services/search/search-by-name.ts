import { listSection } from '@/gateway/db/facets/search-section'
import { toPagination, type Paging } from '@/gateway/core/to-pagination'
import { matchBrands } from '@/gateway/services/brands/match-brands'
import { toBrandHit } from '@/gateway/services/brands/to-brand'
import { loadCards } from '@/gateway/services/cards/load-cards'
import { toEntity, toSectionLink } from '@/gateway/services/cards/to-entity'
import type { ServiceDeps } from '@/gateway/services/deps'
import { requestedCars } from '@/gateway/services/fitment/requested-cars'
import { findHits, type SearchMode } from '@/gateway/services/hits/find-hits'
import { fitsIn } from '@/gateway/services/hits/fits-in'
import type { Hits } from '@/gateway/services/hits/hits'
import { priceFilterId } from '@/gateway/services/listing/price-filter-id'
import { toSort } from '@/gateway/services/listing/sorts'
import {
  ROOT_SECTION_CODE,
  type CatalogReference,
  type Section,
} from '@/gateway/services/reference/load-catalog-reference'
import { countSections, sectionOfAll } from '@/gateway/services/search/count-sections'
import { matchSections } from '@/gateway/services/search/match-sections'
import { toSoughtCar } from '@/gateway/services/search/to-sought-car'
import { isArticleLike } from '@/gateway/services/words/query-text'

export type NameQuery = Paging & {
  query: string
  mode: SearchMode
  sort?: string | undefined
  assistants?: string | undefined
}

const MAX_SECTIONS = 8
const MAX_BRANDS = 8

async function pageOfHits(
  deps: ServiceDeps,
  reference: CatalogReference,
  { numbered, worded, named, fits }: Hits,
  { page, limit, sort: requested }: NameQuery,
): Promise<{ ids: readonly number[]; total: number }> {
  const root = reference.sectionByCode.get(ROOT_SECTION_CODE)
  const index = root && (await deps.sectionIndexes.get(root.id))
  const offset = (page - 1) * limit
  if (!index) return { ids: numbered.slice(offset, offset + limit), total: numbered.length }
  const sort = toSort(requested)
  const tiers = [...(fits?.values() ?? [])]
  if (sort !== 'popular') {
    return listSection(index, { within: [...numbered, ...worded], tiers, sort, offset, limit })
  }
  const known = new Set(numbered)
  const first = numbered.slice(offset, offset + limit)
  const { ids, total } = listSection(index, {
    within: known.size === 0 ? worded : worded.filter((id) => !known.has(id)),
    first: named,
    priceFilterId: priceFilterId(reference, root.id),
    tiers,
    offset: Math.max(0, offset - numbered.length),
    limit: limit - first.length,
  })
  return { ids: [...first, ...ids], total: numbered.length + total }
}

/** Sections whose title fits the query, then those that contain most of the results; without results those of that title. */
function sectionsOf(reference: CatalogReference, { query, car }: Hits, counts: ReadonlyMap<Section, number>) {
  const titled = matchSections(reference, car?.rest ?? query, MAX_SECTIONS)
  if (counts.size === 0) return titled.map(toSectionLink)
  const leaves = [...counts]
    .filter(([{ children }]) => !children.some((child) => counts.has(child)))
    .toSorted(([, left], [, right]) => right - left)
    .map(([section]) => section)
  const holding = [...new Set([...titled.filter((section) => counts.has(section)), ...leaves])]
  // A section all of whose results stand in one below it says no more than that one.
  const isRepeated = ({ id }: Section, count: number) =>
    holding.some((other) => other.id !== id && other.path.includes(id) && counts.get(other) === count)
  return holding
    .map((section) => ({ section, count: counts.get(section) ?? 0 }))
    .filter(({ section, count }) => !isRepeated(section, count))
    .slice(0, MAX_SECTIONS)
    .map(({ section, count }) => ({ ...toSectionLink(section), count }))
}

/** Products, sections and brands for a query in one of the search modes. */
export async function searchByName(deps: ServiceDeps, request: NameQuery) {
  const reference = await deps.reference()
  const { page, limit, assistants = '' } = request
  const rides = await requestedCars(deps, assistants.split('.'))
  const hits = await findHits(deps, request.query, request.mode, rides)
  const { ids, total } = await pageOfHits(deps, reference, hits, request)
  const cards = await loadCards(deps.db, ids)
  const fits = fitsIn(
    hits,
    cards.map(({ id }) => id),
  )
  const isByName = request.mode === 'all' || request.mode === 'name'
  const counts = await countSections(deps, hits)
  const sections = isByName ? sectionsOf(reference, hits, counts) : []
  const brands = isByName ? matchBrands(reference, hits.query, MAX_BRANDS).map(toBrandHit) : []
  // Whether a text that may be a number is one is found out by `findNumbers`.
  const isMissed = total + sections.length + brands.length === 0 && !isArticleLike(request.query)
  if (isMissed && page === 1) deps.missedSearches.add(request.query, deps.now())
  return {
    query: hits.query,
    isCorrected: hits.isCorrected,
    missing: [...hits.missing],
    unused: [...hits.unused],
    car: toSoughtCar(hits),
    section: sectionOfAll(counts, total)?.code ?? null,
    entities: cards.map((card, at) => toEntity(reference, card, deps.now(), fits[at])),
    sections,
    brands,
    total,
    pagination: toPagination({ page, limit }, total),
  }
}
