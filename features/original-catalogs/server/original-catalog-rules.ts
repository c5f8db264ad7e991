import 'server-only'
import type { Loaded } from '@/lib/data-cache/load'
import {
  respondFound,
  answerOf,
  type PageResponse,
  type PageRules,
  statusOf,
} from '@/lib/routing/page-response'
import { loadCatalogPage, loadIndexPage, loadUnitPage, loadVehiclePage, toOriginal } from './load-pages'

const FOUND = 302

export const originalCatalogRules: PageRules<
  '/original_catalogs' | '/original_catalogs/[code]' | '/original_catalogs/group' | '/original_catalogs/unit'
> = {
  '/original_catalogs': async ({ query }) =>
    respondToOriginal(await toOriginal(() => loadIndexPage(query.get('q') ?? ''))),
  '/original_catalogs/[code]': async ({ params: { code }, query }) =>
    respondToOriginal(await toOriginal(() => loadCatalogPage(code, query.get('ssd'), query.get('q') ?? ''))),
  '/original_catalogs/group': async ({ query }) => respondToOriginal(await loadVehiclePage(query)),
  '/original_catalogs/unit': async ({ query }) => respondByLoaded(await loadUnitPage(query)),
}

function respondToOriginal(loaded: Loaded<{ goTo: string | null }> | null): PageResponse {
  const goTo = loaded?.kind === 'found' ? loaded.value.goTo : null
  return goTo ? { ...answerOf(FOUND), goTo } : respondByLoaded(loaded)
}

/** Null is a page that begins with the choice of a car. */
function respondByLoaded(loaded: Loaded<unknown> | null): PageResponse {
  return loaded ? answerOf(statusOf(loaded), 'content') : respondFound('content')
}
