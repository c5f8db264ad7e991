import 'server-only'
import { cached } from '@/lib/data-cache/cached'
import { NAME_SEARCH_LIMIT } from '@/lib/gateway/contracts/limits'
import { searchByName } from '@/lib/gateway/contracts/catalog/search'
import { orMissing } from '@/lib/data-cache/load'
import type { ResponseOf } from '@/lib/gateway/operation'
import { serverGateway } from '@/lib/gateway/server-client'
import { toInternalCode } from '@/lib/parts/number/internal-code'
import type { SearchMode } from '../model/search-modes'

export type NameSearch = ResponseOf<typeof searchByName> & {
  /** When the prices were read, ISO 8601. */
  pricedAt: string
}

export type NameQuery = { query: string; mode: SearchMode; page: number; assistants: readonly string[] }

/** Products, sections and brands by words. */
export const loadNameSearch = cached({
  name: 'search',
  as: 'by-name',
  keys: (found: NameSearch | undefined) =>
    (found?.entities ?? []).flatMap(({ arusCode }) => toInternalCode(arusCode) ?? []),
  read: async (words: NameQuery): Promise<NameSearch | undefined> => {
    const response = await orMissing(serverGateway().call(searchByName, { query: toWordsQuery(words) }))
    return response && toNameSearch(response)
  },
})

export function toWordsQuery({ query, mode, page, assistants }: NameQuery) {
  return {
    query,
    mode,
    page,
    limit: NAME_SEARCH_LIMIT,
    ...(assistants.length > 0 && { assistants: assistants.join('.') }),
  }
}

export function toNameSearch(response: ResponseOf<typeof searchByName>): NameSearch {
  return { ...response, pricedAt: new Date().toISOString() }
}
