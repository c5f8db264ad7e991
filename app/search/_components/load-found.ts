import 'server-only'
import type { SearchPlan } from '@/features/search/model/search-plan'
import { type LoadedSection, loadSection } from '@/features/catalog/server/load-section'
import { parseCatalogQuery } from '@/lib/routing/catalog-address/catalog-query'
import { ROOT_SECTION_CODE } from '@/lib/site/section-store'

const WHOLE_CATALOGUE = { section: ROOT_SECTION_CODE, set: null, segments: [] } as const

/** What words find in the whole catalogue, with the filters and the order of a listing. */
export function loadFound({
  query,
  filters,
  sort,
  page,
}: Extract<SearchPlan, { kind: 'words' }>): Promise<LoadedSection | undefined> {
  const path = { kind: 'listing' as const, ...WHOLE_CATALOGUE, segments: [] }
  return loadSection(path, { ...parseCatalogQuery({}), search: query, filters, sort, page })
}
