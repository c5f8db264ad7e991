import { searchSection } from '@/gateway/db/facets/search-section'
import { toPagination, type Paging } from '@/gateway/core/to-pagination'
import { matchBrands } from '@/gateway/services/brands/match-brands'
import { toBrandHit } from '@/gateway/services/brands/to-brand'
import { loadCards } from '@/gateway/services/cards/load-cards'
import { toEntity, toSectionLink } from '@/gateway/services/cards/to-entity'
import type { ServiceDeps } from '@/gateway/services/deps'
import { toSort } from '@/gateway/services/listing/sorts'
import { ROOT_SECTION_CODE, type CatalogReference } from '@/gateway/services/reference/load-catalog-reference'
import { matchSections } from '@/gateway/services/search/match-sections'
import { findHits, type SearchMode } from '@/gateway/services/words/find-hits'
import type { Hits } from '@/gateway/services/words/hits'

export type NameQuery = Paging & { query: string; mode: SearchMode; sort?: string | undefined }

const MAX_SECTIONS = 8
const MAX_BRANDS = 8

async function pageOfHits(
  deps: ServiceDeps,
  reference: CatalogReference,
  { numbered, worded, named }: Hits,
  { page, limit, sort: wanted }: NameQuery,
): Promise<{ ids: readonly number[]; total: number }> {
  const root = reference.sectionByCode.get(ROOT_SECTION_CODE)
  const index = root && (await deps.sectionIndexes.get(root.id))
  const offset = (page - 1) * limit
  if (!index) return { ids: numbered.slice(offset, offset + limit), total: numbered.length }
  const sort = toSort(wanted)
  if (sort !== 'popular') {
    const { ids, total } = searchSection(index, { within: [...numbered, ...worded], sort, offset, limit })
    return { ids, total }
  }
  const known = new Set(numbered)
  const first = numbered.slice(offset, offset + limit)
  const { ids, total } = searchSection(index, {
    within: known.size === 0 ? worded : worded.filter((id) => !known.has(id)),
    first: named,
    offset: Math.max(0, offset - numbered.length),
    limit: limit - first.length,
  })
  return { ids: [...first, ...ids], total: numbered.length + total }
}

/** Sections whose title fits the query, then those that contain most of the results. */
function sectionsOf(reference: CatalogReference, { query, sections }: Hits) {
  const titled = matchSections(reference, query, MAX_SECTIONS)
  const holding = [...sections]
    .toSorted(([, left], [, right]) => right - left)
    .flatMap(([id]) => reference.sectionById.get(id) ?? [])
  return [...new Set([...titled, ...holding])].slice(0, MAX_SECTIONS)
}

/** Products, sections and brands for a query in one of the search modes. */
export async function searchByName(deps: ServiceDeps, request: NameQuery) {
  const reference = await deps.reference()
  const { page, limit } = request
  const hits = await findHits(deps, request.query, request.mode)
  const { ids, total } = await pageOfHits(deps, reference, hits, request)
  const cards = await loadCards(deps.db, ids)
  const isByName = request.mode === 'all' || request.mode === 'name'
  return {
    query: hits.query,
    isCorrected: hits.isCorrected,
    missing: [...hits.missing],
    entities: cards.map((card) => toEntity(reference, card, deps.now())),
    sections: isByName ? sectionsOf(reference, hits).map(toSectionLink) : [],
    brands: isByName ? matchBrands(reference, hits.query, MAX_BRANDS).map(toBrandHit) : [],
    total,
    pagination: toPagination({ page, limit }, total),
  }
}
