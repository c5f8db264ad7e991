import 'server-only'
import type { SearchPlan } from '@/features/search/model/search-plan'
import type { SearchResult } from '@/features/search/server/load-search'
import { isPastEnd } from '@/lib/routing/paging'
import { loadFound } from './load-found'

/** Whether the results end before the page that an address names. */
export async function isPastResults(plan: SearchPlan, result: SearchResult): Promise<boolean> {
  if (plan.kind !== 'words' || plan.page === 1) return false
  if (result.kind !== 'words') return true
  const section = await loadFound(plan, result.found)
  return isPastEnd((section?.listing ?? result.found).pagination)
}
