import { queryOptions } from '@tanstack/react-query'
import { browserGateway } from '@/lib/gateway/browser-client'
import { answered } from '@/lib/gateway/answered'
import { listArchivedOrders, listOrders, readArchivedOrder, readOrder } from '@/lib/gateway/contracts/orders'
import { atLeast } from '@/lib/query/at-least'
import type { Order } from '../model/order'
import type { OrderListQuery } from '../model/order-list-address'

/** How often the open page of an order that is on its way looks for what has become of it. */
const LOOK_AGAIN_MS = 30_000

/** The screen shows what went wrong. */
const SCREEN_SHOWS = { handlesErrors: true } as const

export type OrderKind = 'current' | 'archive'

export function orderListOptions(kind: OrderKind, { page, search }: OrderListQuery) {
  return queryOptions({
    queryKey: ['orders', 'list', kind, page, search],
    queryFn: ({ signal }) =>
      atLeast(
        browserGateway().call(
          kind === 'archive' ? listArchivedOrders : listOrders,
          { body: { page, ...(search ? { search } : {}) } },
          { ...SCREEN_SHOWS, signal },
        ),
      ).then(answered),
  })
}

function lookAgainAfter({ state: { data } }: { state: { data?: Order | undefined } }) {
  return data && !data.status.isFinal ? LOOK_AGAIN_MS : false
}

export function orderQueryOptions(kind: OrderKind, orderNumber: string) {
  return queryOptions({
    queryKey: ['orders', 'one', kind, orderNumber],
    refetchInterval: lookAgainAfter,
    queryFn: ({ signal }) =>
      atLeast(
        browserGateway().call(
          kind === 'archive' ? readArchivedOrder : readOrder,
          { body: { orderNumber } },
          { ...SCREEN_SHOWS, signal },
        ),
      ).then(answered),
  })
}
