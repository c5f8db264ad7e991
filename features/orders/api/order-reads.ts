import {
  listArchivedOrders,
  listOrders,
  readArchivedOrder,
  readOrder,
} from '@/lib/gateway/contracts/orders/orders'
import { MAX_LIMIT } from '@/lib/gateway/contracts/limits'
import type { GatewayCall, Reading } from '@/lib/query/reading'
import type { OrderListQuery } from '../model/order-list-address'
import { type OrderKind, type OrderSummary, type Owed, toOrder } from '../model/order'

export function orderList(kind: OrderKind, { page, search }: OrderListQuery) {
  return (call: GatewayCall) =>
    call(kind === 'archive' ? listArchivedOrders : listOrders, {
      body: { page, ...(search ? { search } : {}) },
    })
}

export function oneOrder(kind: OrderKind, orderNumber: string) {
  return async (call: GatewayCall) =>
    toOrder(await call(kind === 'archive' ? readArchivedOrder : readOrder, { body: { orderNumber } }))
}

export const owedOrders: Reading<Owed> = async (call) => {
  const read = (operation: typeof listOrders | typeof listArchivedOrders, page: number) =>
    call(operation, { body: { page, limit: MAX_LIMIT } })
  const [first, archive] = await Promise.all([read(listOrders, 1), read(listArchivedOrders, 1)])
  const current = [...first.orders]
  for (let page = 2; page <= first.pagination.pages; page += 1) {
    current.push(...(await read(listOrders, page)).orders)
  }
  const owed = (orders: readonly OrderSummary[], kind: OrderKind) =>
    orders.filter(({ isBillable }) => isBillable).map((order) => ({ order, kind }))
  return {
    orders: [...owed(current, 'current'), ...owed(archive.orders, 'archive')],
    isArchiveLonger: archive.pagination.pages > 1,
  }
}
