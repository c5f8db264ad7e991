import { queryOptions } from '@tanstack/react-query'
import { browserGateway } from '@/lib/gateway/browser-client'
import { GatewayError } from '@/lib/gateway/errors'
import { listArchivedOrders, listOrders, readArchivedOrder, readOrder } from '@/lib/gateway/contracts/orders'
import type { OrderListQuery } from '../model/order-list-address'

const NO_ANSWER = 'Сервис временно недоступен. Попробуйте позже.'
/** The screen shows what went wrong. */
const SCREEN_SHOWS = { handlesErrors: true } as const

export type OrderKind = 'current' | 'archive'

export function orderListOptions(kind: OrderKind, { page, search }: OrderListQuery) {
  return queryOptions({
    queryKey: ['orders', 'list', kind, page, search],
    queryFn: ({ signal }) =>
      answered(
        browserGateway().call(
          kind === 'archive' ? listArchivedOrders : listOrders,
          { body: { page, ...(search ? { search } : {}) } },
          { ...SCREEN_SHOWS, signal },
        ),
      ),
  })
}

export function orderQueryOptions(kind: OrderKind, orderNumber: string) {
  return queryOptions({
    queryKey: ['orders', 'one', kind, orderNumber],
    queryFn: ({ signal }) =>
      answered(
        browserGateway().call(
          kind === 'archive' ? readArchivedOrder : readOrder,
          { body: { orderNumber } },
          { ...SCREEN_SHOWS, signal },
        ),
      ),
  })
}

async function answered<Answer>(call: Promise<Answer | undefined>): Promise<Answer> {
  const answer = await call
  if (answer === undefined) throw new GatewayError({ kind: 'outdated', message: NO_ANSWER })
  return answer
}
