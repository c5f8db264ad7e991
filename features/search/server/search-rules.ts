import 'server-only'
import { codesOfAnalogs, codesOfSearch } from '@/features/search/model/codes-shown'
import type { SearchPlan } from '@/features/search/model/search-plan'
import { toLoaded } from '@/lib/data-cache/load'
import {
  respondFound,
  answerOf,
  NOT_FOUND,
  type PageResponse,
  type PageRules,
  respondPartially,
  searchTags,
  standing,
  statusOf,
} from '@/lib/routing/page-response'
import { hrefs } from '@/lib/routing/hrefs'
import { parseSearchQuery } from '@/lib/routing/search-address'
import { readVehicle } from '../model/read-vehicle'
import { loadAnalogs } from './load-analogs'
import { planWithCar } from './plan-with-car'
import { loadSearch, type SearchResult } from './load-search'

const FOUND = 302

type SearchPath = '/analogs' | '/analogs/[article]' | '/analogs/[article]/[brand]' | '/search'

/** Where a list of results ends is the caller's to say: the list is another feature's. */
export function searchRules(
  isPastResults: (plan: SearchPlan, result: SearchResult) => Promise<boolean>,
): PageRules<SearchPath> {
  return {
    '/analogs': standing,
    '/analogs/[article]': ({ params }) => respondToAnalogs(params),
    '/analogs/[article]/[brand]': ({ params }) => respondToAnalogs(params),
    '/search': async ({ query }) => {
      const plan = await planWithCar(parseSearchQuery(query))
      const loaded = await toLoaded(() => loadSearch(plan))
      if (loaded.kind !== 'found') return answerOf(statusOf(loaded), ...searchTags([]))
      const tags = searchTags(codesOfSearch(loaded.value))
      return (await isPastResults(plan, loaded.value)) ? answerOf(NOT_FOUND, ...tags) : respondFound(...tags)
    },
  }
}

async function respondToAnalogs(part: { article: string; brand?: string }): Promise<PageResponse> {
  const loaded = await toLoaded(() => loadAnalogs(part))
  if (loaded.kind === 'failed') return respondPartially(...searchTags([]))
  if (loaded.kind === 'missing') {
    const answer = answerOf(NOT_FOUND, ...searchTags([]))
    const named = readVehicle(part.article)
    // A car was typed in the place of its part.
    return named?.words === ''
      ? { ...answer, status: FOUND, goTo: hrefs.search({ q: named.vehicle.number }) }
      : answer
  }
  const isOther = part.brand !== undefined && loaded.value.kind !== 'part'
  const tags = searchTags(codesOfAnalogs(loaded.value))
  return isOther ? answerOf(NOT_FOUND, ...tags) : respondFound(...tags)
}
