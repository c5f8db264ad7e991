import { withQuery } from '@/lib/routing/query'

export type OrderListQuery = { page: number; search: string }

export function readOrderListQuery(search: URLSearchParams): OrderListQuery {
  const page = Number(search.get('page'))
  return { page: Number.isInteger(page) && page > 0 ? page : 1, search: search.get('search')?.trim() ?? '' }
}

export function orderListHref(base: string, { page, search }: OrderListQuery): string {
  return withQuery(base, { search: search || undefined, page: page > 1 ? page : undefined })
}
