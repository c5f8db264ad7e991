import { PRODUCT_STATES } from '@/lib/gateway/contracts/desk/goods'
import { parseProductSegment } from '@/lib/parts/number/parse-product-segment'
import { deskHrefs } from '@/lib/routing/desk-hrefs'
import { withQuery } from '@/lib/routing/query'

/** What the list of products shows; it stands in the address. */
export type ProductQuery = {
  search: string
  state: (typeof PRODUCT_STATES)[number]
  page: number
}

const MAX_PAGE = 10_000
const MAX_SEARCH = 100
const PRODUCT_PAGE = /\/product\/([^/?#\s]+)/

/** The address of a product's page in the shop finds that product. */
function toSearch(typed: string): string {
  const segment = PRODUCT_PAGE.exec(typed)?.[1]
  const product = segment === undefined ? null : parseProductSegment(segment)
  if (product?.kind === 'code') return product.internalCode
  const [pair] = product?.pairs ?? []
  return (pair ? `${pair.brand} ${pair.article}` : typed).slice(0, MAX_SEARCH)
}

export function readProductQuery(address: URLSearchParams): ProductQuery {
  const page = Number(address.get('page'))
  return {
    search: toSearch(address.get('search')?.trim() ?? ''),
    state: PRODUCT_STATES.find((state) => state === address.get('state')) ?? 'all',
    page: Number.isInteger(page) && page >= 1 && page <= MAX_PAGE ? page : 1,
  }
}

export function productsHref({ search, state, page }: ProductQuery): string {
  return withQuery(deskHrefs.goods, {
    search,
    state: state === 'all' ? undefined : state,
    page: page === 1 ? undefined : String(page),
  })
}
