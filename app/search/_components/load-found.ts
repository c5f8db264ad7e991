import 'server-only'
import type { SearchPlan } from '@/features/search/model/search-plan'
import type { NameSearch } from '@/features/search/server/load-name-search'
import { type LoadedSection, loadSection } from '@/features/catalog/server/load-section'
import { orEmpty } from '@/lib/data-cache/load'
import { parseCatalogQuery } from '@/lib/routing/catalog-address/catalog-query'
import { ROOT_SECTION_CODE } from '@/lib/site/section-store'

type WordsPlan = Extract<SearchPlan, { kind: 'words' }>

const WHOLE_CATALOGUE = { section: ROOT_SECTION_CODE, set: null, segments: [] } as const

/**
 * What words find in the whole catalogue, with the filters and the order of a listing; undefined for a search in names alone, and where
 * the listing can't be read.
 */
export async function loadFound(plan: WordsPlan, found: NameSearch): Promise<LoadedSection | undefined> {
  if (plan.mode !== 'all' || isAllAbove(found, plan)) return undefined
  const { query, filters, sort, page } = plan
  const path = { kind: 'listing' as const, ...WHOLE_CATALOGUE, segments: [] }
  return orEmpty(
    () => loadSection(path, { ...parseCatalogQuery({}), search: query, filters, sort, page }),
    undefined,
  )
}

/** Whether the parts above are all that the words found: the listing would show nothing, and costs as much as they do. */
function isAllAbove({ total, entities, pagination }: NameSearch, { filters }: WordsPlan): boolean {
  return total > 0 && entities.length === 0 && pagination.pages <= 1 && filters.length === 0
}
