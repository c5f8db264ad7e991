import { queryOptions } from '@tanstack/react-query'
import { browserGateway } from '@/lib/gateway/browser-client'
import { answered } from '@/lib/gateway/answered'
import { listArchivedOrders, listOrders, readArchivedOrder, readOrder } from '@/lib/gateway/contracts/orders'
import type { OrderListQuery } from '../model/order-list-address'

/** The screen shows what went wrong. */
const SCREEN_SHOWS = { handlesErrors: true } as const

export type OrderKind = 'current' | 'archive'

export function orderListOptions(kind: OrderKind, { page, search }: OrderListQuery) {
  return queryOptions({
    queryKey: ['orders', 'list', kind, page, search],
    queryFn: ({ signal }) =>
      browserGateway()
        .call(
          kind === 'archive' ? listArchivedOrders : listOrders,
          { body: { page, ...(search ? { search } : {}) } },
          { ...SCREEN_SHOWS, signal },
        )
        .then(answered),
  })
}

export function orderQueryOptions(kind: OrderKind, orderNumber: string) {
  return queryOptions({
    queryKey: ['orders', 'one', kind, orderNumber],
    queryFn: ({ signal }) =>
      browserGateway()
        .call(
          kind === 'archive' ? readArchivedOrder : readOrder,
          { body: { orderNumber } },
          { ...SCREEN_SHOWS, signal },
        )
        .then(answered),
  })
}
