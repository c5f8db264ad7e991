import { formatCatalogQuery, joinQuery, parseCatalogQuery } from './catalog-address/catalog-query'
import type { ChosenFilter, ChosenSelection } from './catalog-address/types'
import { cleanText } from './clean-text'
import { parsePage } from './paging'
import { type QuerySource, toSearchParams } from './query'

export type SearchRequest = {
  q: string
  brand: string
  article: string
  isOem: boolean
  /** As written; '' for none. The search feature knows its modes. */
  mode: string
  /** Of the table of a number; '' for its usual one. */
  order: string
  page: number
  /** What narrows and orders the goods found, as in a listing. */
  filters: ChosenFilter[]
  selections: ChosenSelection[]
  sort: string
  /** Cars that the goods are for, unless the words name one. */
  assistants: string[]
}

const TABLE_ORDERS = new Set(['price', 'term', 'brand'])
const OFF = new Set(['0', 'false'])
const MAX_LENGTH = 255

/** A flag in the address: present, `1` or `true` is on, `0` or `false` is off. */
export function isFlagOn(value: string | null): boolean {
  return value !== null && !OFF.has(value.toLowerCase())
}

/** Reads the query of /search. */
export function parseSearchQuery(source: QuerySource): SearchRequest {
  const params = toSearchParams(source)
  const { filters, selections, sort, assistants } = parseCatalogQuery(params)
  const text = (name: string) => cleanText(params.get(name), MAX_LENGTH)
  return {
    q: text('q'),
    brand: text('brand'),
    article: text('article'),
    isOem: isFlagOn(params.get('oem')),
    mode: text('mode'),
    order: TABLE_ORDERS.has(text('order')) ? text('order') : '',
    page: parsePage(params.get('page')),
    filters,
    selections,
    sort,
    assistants,
  }
}

/** Query of /search in canonical order, without defaults. */
export function canonicalizeSearchQuery(params: URLSearchParams): string {
  const { q, brand, article, isOem, mode, order, ...listed } = parseSearchQuery(params)
  const pairs: [string, string][] = [
    ['q', q],
    ['brand', brand],
    ['article', article],
    ['oem', isOem ? '1' : ''],
    ['mode', mode],
    ['order', order],
  ]
  return [joinQuery(pairs), formatCatalogQuery({ ...parseCatalogQuery({}), ...listed })]
    .filter((part) => part !== '')
    .join('&')
}
