import { listDeskOrders, readDeskOrder } from '@/lib/gateway/contracts/desk/orders'
import type { Ask } from '@/lib/query/reading'
import type { DeskQuery } from '../model/desk-address'

export function deskOrders({ shop, after, ...query }: DeskQuery) {
  return (ask: Ask) =>
    ask(listDeskOrders, {
      body: { ...query, ...(shop !== undefined && { shop }), ...(after !== undefined && { after }) },
    })
}

export function deskOrder(orderNumber: string) {
  return (ask: Ask) => ask(readDeskOrder, { body: { orderNumber } })
}
