import { queryOptions } from '@tanstack/react-query'
import type { listDeskOrders, readDeskOrder } from '@/lib/gateway/contracts/desk/orders'
import type { ResponseOf } from '@/lib/gateway/operation'
import { reading } from '@/lib/query/reading'
import type { DeskQuery } from '../model/desk-address'
import { NO_BACKGROUND_REFETCH } from './no-background-refetch'

export type DeskOrder = ResponseOf<typeof readDeskOrder>
export type DeskReturn = DeskOrder['returns'][number]
export type DeskList = ResponseOf<typeof listDeskOrders>

/** How often an open list counts anew, in a background tab too: its title tells of new orders. */
const LOOK_AGAIN_MS = 15_000

export function deskOrdersOptions(query: DeskQuery) {
  return queryOptions({
    queryKey: ['desk', 'orders', query],
    refetchInterval: LOOK_AGAIN_MS,
    refetchIntervalInBackground: true,
    ...reading(async () => (await import('./order-reads')).deskOrders(query)),
  })
}

export function deskOrderOptions(orderNumber: string) {
  return queryOptions({
    queryKey: ['desk', 'order', orderNumber],
    ...NO_BACKGROUND_REFETCH,
    ...reading(async () => (await import('./order-reads')).deskOrder(orderNumber)),
  })
}
