import 'server-only'
import type { Loaded } from '@/lib/data-cache/load'
import { answerFound, answerOf, type PageAnswer, type PageRules, statusOf } from '@/lib/routing/page-answer'
import { loadCatalogPage, loadIndexPage, loadUnitPage, loadVehiclePage, toOriginal } from './load-pages'

const FOUND = 302

export const originalCatalogRules: PageRules<
  '/original_catalogs' | '/original_catalogs/[code]' | '/original_catalogs/group' | '/original_catalogs/unit'
> = {
  '/original_catalogs': async ({ query }) =>
    answerOriginal(await toOriginal(() => loadIndexPage(query.get('q') ?? ''))),
  '/original_catalogs/[code]': async ({ params: { code }, query }) =>
    answerOriginal(await toOriginal(() => loadCatalogPage(code, query.get('ssd'), query.get('q') ?? ''))),
  '/original_catalogs/group': async ({ query }) => answerOriginal(await loadVehiclePage(query)),
  '/original_catalogs/unit': async ({ query }) => answerLoaded(await loadUnitPage(query)),
}

function answerOriginal(loaded: Loaded<{ goTo: string | null }> | null): PageAnswer {
  const goTo = loaded?.kind === 'found' ? loaded.value.goTo : null
  return goTo ? { ...answerOf(FOUND), goTo } : answerLoaded(loaded)
}

/** Null is a page that begins with the choice of a car. */
function answerLoaded(loaded: Loaded<unknown> | null): PageAnswer {
  return loaded ? answerOf(statusOf(loaded), 'content') : answerFound('content')
}
