import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { reading } from '@/lib/query/reading'
import type { Order, OrderKind } from '../model/order'
import type { OrderListQuery } from '../model/order-list-address'

/** How often the open page of an unfinished order reloads it. */
const LOOK_AGAIN_MS = 30_000

export function orderListOptions(kind: OrderKind, query: OrderListQuery) {
  return queryOptions({
    queryKey: ['orders', 'list', kind, query.page, query.search],
    ...reading(async () => (await import('./order-reads')).orderList(kind, query)),
  })
}

function lookAgainAfter({ state: { data } }: { state: { data?: Order | undefined } }) {
  return data && !data.status.isFinal ? LOOK_AGAIN_MS : false
}

export function orderQueryOptions(kind: OrderKind, orderNumber: string) {
  return queryOptions({
    queryKey: ['orders', 'one', kind, orderNumber],
    refetchInterval: lookAgainAfter,
    // Who comes back from the page of the bank, or from another tab, has often paid there.
    refetchOnWindowFocus: 'always',
    ...reading(async () => (await import('./order-reads')).oneOrder(kind, orderNumber)),
  })
}

/**
 * The order as it is now, for a form whose request was refused; undefined when it does not come. A form holds to the order as it was
 * opened with: after a lost answer the same request goes out again, and not one about what is left.
 */
export function readAnew(
  queries: QueryClient,
  kind: OrderKind,
  orderNumber: string,
): Promise<Order | undefined> {
  return queries.fetchQuery({ ...orderQueryOptions(kind, orderNumber), staleTime: 0 }).catch(() => undefined)
}
