import { LISTING_LIMIT } from '@/lib/gateway/contracts/limits'
import { buildFilterSegment } from '@/lib/parts/filter-segment'
import { encodeUriPart } from '@/lib/parts/uri'
import { hrefs } from '../hrefs'
import { formatCatalogQuery, joinQuery } from './catalog-query'
import { formatSet } from './catalog-path'
import { isFoundListing } from './is-found-listing'
import { compareIds } from './chosen-filter'
import type { ActiveEnumFilter, ActiveFilter, ChosenFilter, ListingState } from './types'

// Servers and proxies decode and re-encode signs in a path as they like; such codes go into the query instead.
const PATH_SAFE = /^[\p{L}\p{N}._-]+$/u
// Would be read back as a filter set or as a product.
const RESERVED = /^set-|^00-\d+$/

export type ListingAddress = { path: string; query: string; href: string }

/** The address of a listing: single-option filters with rewrite codes in the path, all others in the query. */
export function writeListing(state: ListingState): ListingAddress {
  if (isFoundListing(state)) return writeFound(state)
  const inPath: ActiveEnumFilter[] = []
  const inQuery: ActiveFilter[] = []
  for (const filter of state.filters) {
    if (isPathFilter(filter)) inPath.push(filter)
    else inQuery.push(filter)
  }

  const segments = inPath
    .toSorted((left, right) => left.uriSequent - right.uriSequent || compareIds(left.id, right.id))
    .map(({ rewriteCode, options }) => buildFilterSegment(rewriteCode ?? '', options))
  if (state.set !== null) segments.unshift(formatSet(state.set))

  const path = [hrefs.section(state.section), ...segments.map(encodeUriPart)].join('/')
  const query = formatCatalogQuery({ ...state, filters: toChosenFilters(inQuery) })
  return { path, query, href: query === '' ? path : `${path}?${query}` }
}

/** What words found is listed on the search page, which has a length of its own and no parameter for it. */
function writeFound(state: ListingState): ListingAddress {
  const filters = toChosenFilters(state.filters)
  const chosen = formatCatalogQuery({ ...state, search: '', filters, limit: LISTING_LIMIT })
  const query = [joinQuery([['q', state.search]]), chosen].filter((part) => part !== '').join('&')
  const path = hrefs.search()
  return { path, query, href: query === '' ? path : `${path}?${query}` }
}

export function listingHref(state: ListingState): string {
  return writeListing(state).href
}

/** The active filters as the gateway's call takes them. */
export function toChosenFilters(filters: readonly ActiveFilter[]): ChosenFilter[] {
  return filters.flatMap((filter): ChosenFilter[] => {
    switch (filter.type) {
      case 'numeric':
        return [{ id: filter.id, min: filter.min, max: filter.max }]
      case 'enum':
        return filter.options.length === 0
          ? []
          : [{ id: filter.id, values: filter.options.map(({ id }) => id) }]
    }
  })
}

function isPathFilter(filter: ActiveFilter): filter is ActiveEnumFilter {
  switch (filter.type) {
    case 'numeric':
      return false
    case 'enum': {
      if (filter.options.length !== 1) return false
      const code = filter.rewriteCode
      const option = filter.options[0]?.rewriteCode
      return isPathSafe(code) && isPathSafe(option) && !RESERVED.test(`${code}-${option}`)
    }
  }
}

function isPathSafe(code: string | null | undefined): boolean {
  return !!code && PATH_SAFE.test(code)
}
