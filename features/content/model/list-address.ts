import { MAX_ID_LENGTH, MAX_PAGE, MAX_QUERY_LENGTH, MAX_YEAR, MIN_YEAR } from '@/lib/gateway/contracts/limits'
import { cleanText } from '@/lib/routing/clean-text'
import { parsePage } from '@/lib/routing/paging'
import { withQuery } from '@/lib/routing/query'

/** The query of a list of entries. */
export type ListAddress = {
  page: number
  /** Null is any. */
  year: number | null
  search: string
  /** Code of a brand; '' is any. */
  brand: string
}

const YEAR = /^\d{4}$/

export function readListAddress(query: URLSearchParams): ListAddress {
  const year = YEAR.test(query.get('year') ?? '') ? Number(query.get('year')) : 0
  return {
    page: Math.min(parsePage(query.get('page')), MAX_PAGE),
    year: year >= MIN_YEAR && year <= MAX_YEAR ? year : null,
    search: cleanText(query.get('q'), MAX_QUERY_LENGTH),
    brand: cleanText(query.get('brand'), MAX_ID_LENGTH),
  }
}

/** The reverse; a changed filter leads back to the first page. */
export function listHref(path: string, { page = 1, year, search, brand }: Partial<ListAddress>): string {
  return withQuery(path, { brand, year, q: search, page: page > 1 ? page : null })
}

/** Whether fewer entries are shown than there are: such a list is not for search engines. */
export function isNarrowed({ year, search, brand }: ListAddress): boolean {
  return year !== null || search !== '' || brand !== ''
}
