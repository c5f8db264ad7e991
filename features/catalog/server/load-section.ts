import 'server-only'
import { LISTING_LIMIT } from '@/lib/gateway/contracts/limits'
import { readListing } from '@/lib/routing/catalog-address/read-listing'
import { toChosenFilters, writeListing } from '@/lib/routing/catalog-address/write-listing'
import type { CatalogQuery, ListingState } from '@/lib/routing/catalog-address/types'
import { hrefs } from '@/lib/routing/hrefs'
import type { ListingPath } from '../model/read-section-address'
import { type ListingRequest, loadListing, type LoadedListing } from './load-listing'
import { loadPageListing } from './load-page-listing'

export type LoadedSection = {
  state: ListingState
  /** The list under the state. */
  listing: LoadedListing
  /** The section with nothing chosen: all its filters and options, its own order; of its products maybe one. */
  whole: LoadedListing
}

/** What an address of a section shows; undefined when the section, its set or one of its filters is unknown. */
export async function loadSection(
  path: ListingPath,
  query: CatalogQuery,
): Promise<LoadedSection | undefined> {
  const { section } = path
  const isPlain = isPlainAddress(path, query)
  const whole = await (isPlain
    ? loadPageListing({ section }, hrefs.section(section))
    : loadListing({ section, limit: 1 }))
  if (!whole) return undefined
  const state = readListing(path, query, whole.filters)
  if (!state) return undefined
  const request = toRequest(state)
  const listing = isPlain
    ? whole
    : await (path.isFound ? loadListing(request) : loadPageListing(request, metaPathOf(state)))
  return listing && { state, listing, whole }
}

/** Where the page's head is looked up: the listing in its own order and length, since other ones are no pages of their own. */
export function metaPathOf(state: ListingState): string {
  return plainListing(state).path
}

export function plainListing(state: ListingState) {
  return writeListing({ ...state, sort: '', limit: LISTING_LIMIT })
}

/** Whether an address leads to the section as it is, whatever its filters are. */
function isPlainAddress({ section, set, segments }: ListingPath, query: CatalogQuery): boolean {
  const isFiltered = segments.length > 0 || query.filters.length > 0
  return !isFiltered && Object.keys(toRequest({ ...query, section, set, filters: [] })).length === 1
}

function toRequest(state: ListingState): ListingRequest {
  const filters = toChosenFilters(state.filters)
  return {
    section: state.section,
    ...(filters.length > 0 ? { filters } : {}),
    ...(state.selections.length > 0 ? { selections: state.selections } : {}),
    ...(state.assistants.length > 0 ? { assistants: state.assistants } : {}),
    ...(state.set === null ? {} : { set: state.set }),
    ...(state.search === '' ? {} : { query: { search: state.search } }),
    ...(state.criteria === '' ? {} : { criteria: state.criteria }),
    ...(state.sort === '' ? {} : { sort: state.sort }),
    ...(state.page === 1 ? {} : { page: state.page }),
    ...(state.limit === LISTING_LIMIT ? {} : { limit: state.limit }),
  }
}
