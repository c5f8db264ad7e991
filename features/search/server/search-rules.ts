import 'server-only'
import { codesOfAnalogs, codesOfSearch } from '@/features/search/model/codes-shown'
import type { SearchPlan } from '@/features/search/model/search-plan'
import { toLoaded } from '@/lib/data-cache/load'
import {
  answerFound,
  answerOf,
  NOT_FOUND,
  type PageAnswer,
  type PageRules,
  partialAnswer,
  searchTags,
  standing,
  statusOf,
} from '@/lib/routing/page-answer'
import { parseSearchQuery } from '@/lib/routing/search-address'
import { loadAnalogs } from './load-analogs'
import { planWithCar } from './plan-with-car'
import { loadSearch, type SearchResult } from './load-search'

type SearchPath = '/analogs' | '/analogs/[article]' | '/analogs/[article]/[brand]' | '/search'

/** Where a list of results ends is the caller's to say: the list is another feature's. */
export function searchRules(
  isPastResults: (plan: SearchPlan, result: SearchResult) => Promise<boolean>,
): PageRules<SearchPath> {
  return {
    '/analogs': standing,
    '/analogs/[article]': ({ params }) => answerAnalogs(params),
    '/analogs/[article]/[brand]': ({ params }) => answerAnalogs(params),
    '/search': async ({ query }) => {
      const plan = await planWithCar(parseSearchQuery(query))
      const loaded = await toLoaded(() => loadSearch(plan))
      if (loaded.kind !== 'found') return answerOf(statusOf(loaded), ...searchTags([]))
      const tags = searchTags(codesOfSearch(loaded.value))
      return (await isPastResults(plan, loaded.value)) ? answerOf(NOT_FOUND, ...tags) : answerFound(...tags)
    },
  }
}

async function answerAnalogs(part: { article: string; brand?: string }): Promise<PageAnswer> {
  const loaded = await toLoaded(() => loadAnalogs(part))
  if (loaded.kind === 'failed') return partialAnswer(...searchTags([]))
  if (loaded.kind === 'missing') return answerOf(NOT_FOUND, ...searchTags([]))
  const isOther = part.brand !== undefined && loaded.value.kind !== 'part'
  const tags = searchTags(codesOfAnalogs(loaded.value))
  return isOther ? answerOf(NOT_FOUND, ...tags) : answerFound(...tags)
}
