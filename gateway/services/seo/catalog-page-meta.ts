import { countSection } from '@/gateway/db/facets/search-section'
import type { ServiceDeps } from '@/gateway/services/deps'
import { readFilterSegment } from '@/gateway/services/filters/read-filter-segment'
import { resolveStoredChoice } from '@/gateway/services/filters/resolve-choice'
import { toListingChoice } from '@/gateway/services/filters/to-listing-choice'
import { indexAsOf } from '@/gateway/services/listing/index-as-of'
import { listingMeta } from '@/gateway/services/meta/listing-meta'
import type { PageMeta } from '@/gateway/services/meta/page-meta'
import type { PageUri } from '@/gateway/services/seo/parse-page-uri'

// The address has more than section, set and filters in the path.
const NARROWING = ['filters', 'selections', 'assistants', 'search', 'sort', 'limit', 'criteria']
const SET_PREFIX = 'set-'

function pageOf(query: URLSearchParams) {
  const page = Number(query.get('page'))
  return Number.isInteger(page) && page > 1 ? page : 1
}

/** Head of `/catalog/{section}/{set}/{filters}`; undefined for an unknown address. */
export async function catalogPageMeta(deps: ServiceDeps, uri: PageUri): Promise<PageMeta | undefined> {
  const reference = await deps.reference()
  const [, code, ...rest] = uri.segments
  const section = reference.sectionByCode.get(code ?? '')
  if (!section) return undefined
  const filters = (reference.sectionFilters.get(section.id) ?? []).map((link) => link.filter)
  const setCode = rest[0]?.startsWith(SET_PREFIX) ? rest[0] : undefined
  const set = reference.filterSets.get(section.id)?.find((one) => one.code === setCode)
  const chosen = rest.slice(setCode ? 1 : 0).map((segment) => readFilterSegment(segment, filters))
  if ((setCode && !set) || chosen.includes(undefined)) return undefined
  const known = chosen.filter((one) => one !== undefined)
  const stored = await deps.sectionIndexes.get(section.id)
  const index = stored && indexAsOf(reference, stored, deps.now())
  const all = [...(set ? resolveStoredChoice(set.choice, reference.filterByCode) : []), ...known]
  const total = index ? countSection(index, toListingChoice(index, all)) : 0
  return listingMeta(deps.siteName, {
    section,
    set,
    chosen: known,
    total,
    page: pageOf(uri.query),
    isNarrowed:
      NARROWING.some((name) => uri.query.has(name)) || known.some(({ range }) => range !== undefined),
  })
}
