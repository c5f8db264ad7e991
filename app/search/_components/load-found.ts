import 'server-only'
import type { SearchPlan } from '@/features/search/model/search-plan'
import type { NameSearch } from '@/features/search/server/load-name-search'
import { type LoadedSection, loadSection } from '@/features/catalog/server/load-section'
import { orEmpty } from '@/lib/data-cache/load'
import { NAME_SEARCH_LIMIT } from '@/lib/gateway/contracts/limits'
import { parseCatalogQuery } from '@/lib/routing/catalog-address/catalog-query'
import { ROOT_SECTION_CODE } from '@/lib/site/section-store'

type WordsPlan = Extract<SearchPlan, { kind: 'words' }>

/**
 * What words find, with the order of a listing and the filters of the section that has all of it; undefined for a search in names
 * alone, and where the listing can't be read.
 */
export async function loadFound(plan: WordsPlan, found: NameSearch): Promise<LoadedSection | undefined> {
  if (plan.mode !== 'all' || isAllAbove(found, plan)) return undefined
  const { query, listed, page } = plan
  const section = found.section ?? ROOT_SECTION_CODE
  const path = { kind: 'listing' as const, section, set: null, segments: [], isFound: true }
  const assistants = [...plan.assistants]
  const limit = NAME_SEARCH_LIMIT
  return orEmpty(
    () => loadSection(path, { ...parseCatalogQuery({}), ...listed, search: query, assistants, page, limit }),
    undefined,
  )
}

/** Whether the parts above are all that was found: the listing would show nothing, and costs as much as they do. */
function isAllAbove({ total, entities, pagination }: NameSearch, { listed }: WordsPlan): boolean {
  if (total === 0) return true
  return entities.length === 0 && pagination.pages <= 1 && listed.filters.length === 0
}
