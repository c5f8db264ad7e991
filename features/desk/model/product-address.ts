import { PRODUCT_STATES } from '@/lib/gateway/contracts/desk/goods'
import { deskHrefs } from '@/lib/routing/desk-hrefs'
import { withQuery } from '@/lib/routing/query'

/** What the list of products shows; it stands in the address. */
export type ProductQuery = {
  search: string
  state: (typeof PRODUCT_STATES)[number]
  page: number
}

const MAX_PAGE = 10_000

export function readProductQuery(address: URLSearchParams): ProductQuery {
  const page = Number(address.get('page'))
  return {
    search: address.get('search')?.trim().slice(0, 100) ?? '',
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
