import { toBrand } from '@/gateway/services/brands/to-brand'
import type { ServiceDeps } from '@/gateway/services/deps'
import { toPagination, type Paging } from '@/gateway/core/to-pagination'
import type { Brand } from '@/gateway/services/reference/load-catalog-reference'

/** Group of titles that begin with anything but a letter. */
const NO_LETTER = '0-9'

function symbolOf({ title }: Pick<Brand, 'title'>) {
  const first = title.trim().charAt(0).toUpperCase()
  return /\p{L}/u.test(first) ? first : NO_LETTER
}

function requestedSymbol(symbol: string | undefined) {
  return symbol?.trim() ? symbolOf({ title: symbol }) : undefined
}

/** Brands in the order of their titles, all or those of one first letter. */
export async function listBrands(deps: ServiceDeps, query: Paging & { symbol?: string | undefined }) {
  const { brands } = await deps.reference()
  const sorted = brands.toSorted((a, b) => a.title.localeCompare(b.title, 'ru'))
  const symbol = requestedSymbol(query.symbol)
  const requested = symbol === undefined ? sorted : sorted.filter((brand) => symbolOf(brand) === symbol)
  const from = (query.page - 1) * query.limit
  return {
    symbols: [...new Set(sorted.map(symbolOf))].toSorted((a, b) => a.localeCompare(b, 'ru')),
    items: requested.slice(from, from + query.limit).map(toBrand),
    pagination: toPagination({ page: query.page, limit: query.limit }, requested.length),
  }
}
