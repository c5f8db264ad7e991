import 'server-only'
import { cached, dataCache } from '@/lib/data-cache/cached'
import { readSearchPage } from '@/lib/gateway/contracts/catalog/pages'
import type { ResponseOf } from '@/lib/gateway/operation'
import { serverGateway } from '@/lib/gateway/server-client'
import { toInternalCode } from '@/lib/parts/number/internal-code'
import { hasPageCall } from '@/lib/site/has-page-call'
import { loadBrandSections } from './load-brand-sections'
import { loadNameSearch, type NameQuery, toNameSearch, toWordsQuery } from './load-name-search'
import { loadPartGroups, toPartGroups } from './load-part-groups'
import { loadPartOffers, toPartWithAnalogs } from './load-part-offers'

export type WordsAndNumber = {
  words: NameQuery
  /** Empty when the words are no part number. */
  spellings: readonly string[]
  isOem: boolean
}

/** Reads all data of a search by one call, where the gateway has it. The loaders find them cached and request the rest. */
export async function fillSearchPage(search: WordsAndNumber): Promise<void> {
  if (!(await hasPageCall(readSearchPage))) return
  // The single calls say what is wrong, and answers that they have stored stand in.
  await fillPage(search).catch(() => undefined)
}

const fillPage = cached({
  name: 'search',
  as: 'page',
  isFilling: true,
  keys: (codes: readonly string[]) => codes,
  read: async (search: WordsAndNumber) => {
    const { words, spellings, isOem } = search
    const startedAt = dataCache().now()
    const page = await serverGateway().call(readSearchPage, {
      body: { words: toWordsQuery(words), spellings: [...spellings], oem: isOem },
    })
    loadNameSearch.fill(startedAt, toNameSearch(page.found), words)
    if (page.brands) loadBrandSections.fill(startedAt, page.brands.items, words.query)
    if (page.groups) fillNumber(startedAt, search, page.groups, page.parts)
    return page.found.entities.flatMap(({ arusCode }) => toInternalCode(arusCode) ?? [])
  },
})

function fillNumber(
  startedAt: number,
  { spellings, isOem }: WordsAndNumber,
  groups: NonNullable<ResponseOf<typeof readSearchPage>['groups']>,
  parts: ResponseOf<typeof readSearchPage>['parts'],
): void {
  loadPartGroups.fill(startedAt, toPartGroups(groups), spellings)
  const [only] = groups.items
  if (!only || !parts) return
  const { article, brand, brandExternalId } = only
  loadPartOffers.fill(startedAt, toPartWithAnalogs(parts), {
    article,
    brand: brandExternalId ?? brand,
    isOem,
  })
}
