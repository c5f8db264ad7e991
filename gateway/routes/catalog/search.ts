import { bind } from '@/gateway/http/bind'
import type { ServiceDeps } from '@/gateway/services/deps'
import { findBoughtTogether } from '@/gateway/services/parts/find-bought-together'
import { findSimilarParts } from '@/gateway/services/parts/find-similar-parts'
import { findNumbers } from '@/gateway/services/parts/find-numbers'
import { groupParts } from '@/gateway/services/parts/group-parts'
import { searchParts } from '@/gateway/services/parts/search-parts'
import { summarizeParts } from '@/gateway/services/parts/summarize-parts'
import { autocomplete } from '@/gateway/services/search/autocomplete'
import { findSectionByBrandTitle } from '@/gateway/services/search/find-section-by-brand-title'
import { searchByName } from '@/gateway/services/search/search-by-name'
import * as search from '@/lib/gateway/contracts/catalog/search'

export function searchBindings(deps: ServiceDeps) {
  return [
    bind(search.findSectionByBrandTitle, async ({ query }) => ({
      items: await findSectionByBrandTitle(deps, query.q),
    })),
    bind(search.searchByName, ({ query }) => searchByName(deps, query)),
    bind(search.autocomplete, ({ query }) => autocomplete(deps, query)),
    bind(search.groupParts, ({ body }) => groupParts(deps, body.article)),
    bind(search.findNumbers, ({ body }) => findNumbers(deps, body.text)),
    bind(search.searchParts, ({ body }) => searchParts(deps, body)),
    bind(search.summarizeParts, ({ body }) => summarizeParts(deps, body.parts)),
    bind(search.findBoughtTogether, async ({ body }) => ({ items: await findBoughtTogether(deps, body) })),
    bind(search.findSimilarParts, async ({ body }) => ({ items: await findSimilarParts(deps, body) })),
  ]
}
