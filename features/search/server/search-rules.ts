import 'server-only'
import { codesOfAnalogs, codesOfSearch } from '@/features/search/model/codes-shown'
import { planSearch } from '@/features/search/model/search-plan'
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
import { loadSearch } from './load-search'

export const searchRules: PageRules<
  '/analogs' | '/analogs/[article]' | '/analogs/[article]/[brand]' | '/search'
> = {
  '/analogs': standing,
  '/analogs/[article]': ({ params }) => answerAnalogs(params),
  '/analogs/[article]/[brand]': ({ params }) => answerAnalogs(params),
  '/search': async ({ query }) => {
    const loaded = await toLoaded(() => loadSearch(planSearch(parseSearchQuery(query))))
    const codes = loaded.kind === 'found' ? codesOfSearch(loaded.value) : []
    return answerOf(statusOf(loaded), ...searchTags(codes))
  },
}

async function answerAnalogs(part: { article: string; brand?: string }): Promise<PageAnswer> {
  const loaded = await toLoaded(() => loadAnalogs(part))
  if (loaded.kind === 'failed') return partialAnswer(...searchTags([]))
  if (loaded.kind === 'missing') return answerOf(NOT_FOUND, ...searchTags([]))
  const isOther = part.brand !== undefined && loaded.value.kind !== 'part'
  const tags = searchTags(codesOfAnalogs(loaded.value))
  return isOther ? answerOf(NOT_FOUND, ...tags) : answerFound(...tags)
}
