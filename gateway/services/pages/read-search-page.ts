import type * as z from 'zod'
import type { ServiceDeps } from '@/gateway/services/deps'
import { findGroups } from '@/gateway/services/parts/group-parts'
import { searchParts, searchPartsOf } from '@/gateway/services/parts/search-parts'
import { findSectionByBrandTitle } from '@/gateway/services/search/find-section-by-brand-title'
import { searchByName, type NameQuery } from '@/gateway/services/search/search-by-name'
import { orUndefined } from '@/gateway/services/pages/or-undefined'
import type { readSearchPage as contract } from '@/lib/gateway/contracts/catalog/pages'

type SearchPageQuery = { words: NameQuery; spellings: readonly string[]; oem: boolean }
type WirePage = z.input<(typeof contract)['response']>

/** What words find, with the part that they are the number of. A failed part is left out: its own call reports why. */
export async function readSearchPage(
  deps: ServiceDeps,
  { words, spellings, oem }: SearchPageQuery,
): Promise<WirePage> {
  const [found, brands, part] = await Promise.all([
    searchByName(deps, words),
    words.page === 1 ? orUndefined(sectionsOfBrands(deps, words.query)) : undefined,
    orUndefined(readPart(deps, spellings, oem)),
  ])
  return { found, brands, ...part }
}

async function sectionsOfBrands(deps: ServiceDeps, query: string) {
  return { items: await findSectionByBrandTitle(deps, query) }
}

/** Brands of the first spelling that is known, and the part when there is one brand. */
async function readPart(deps: ServiceDeps, spellings: readonly string[], oem: boolean) {
  let found: Awaited<ReturnType<typeof findGroups>> | undefined
  for (const spelling of spellings) {
    const known = await findGroups(deps, spelling)
    found ??= known
    if (known.groups.items.length === 0) continue
    found = known
    break
  }
  if (!found) return {}
  const { groups, cards } = found
  const [only, ...others] = groups.items
  if (!only || others.length > 0) return { groups }
  const { article, brand, brandExternalId } = only
  const query = { article, ...(brandExternalId ? { brandExternalId } : { brand }), oem, isAnalogs: true }
  const [card] = cards
  const parts = card ? searchPartsOf(deps, query, card) : searchParts(deps, query)
  return { groups, parts: await orUndefined(parts) }
}
