import { listDeskOrders, readDeskOrder } from '@/lib/gateway/contracts/desk/orders'
import type { GatewayCall } from '@/lib/query/reading'
import type { DeskQuery } from '../model/desk-address'

export function deskOrders({ shop, after, ...query }: DeskQuery) {
  return (call: GatewayCall) =>
    call(listDeskOrders, {
      body: { ...query, ...(shop !== undefined && { shop }), ...(after !== undefined && { after }) },
    })
}

export function deskOrder(orderNumber: string) {
  return (call: GatewayCall) => call(readDeskOrder, { body: { orderNumber } })
}
