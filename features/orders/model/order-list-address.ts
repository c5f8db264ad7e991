import { parsePage } from '@/lib/routing/paging'
import { withQuery } from '@/lib/routing/query'

export type OrderListQuery = { page: number; search: string }

export function readOrderListQuery(search: URLSearchParams): OrderListQuery {
  return { page: parsePage(search.get('page')), search: search.get('search')?.trim() ?? '' }
}

export function orderListHref(base: string, { page, search }: OrderListQuery): string {
  return withQuery(base, { search: search || undefined, page: page > 1 ? page : undefined })
}
