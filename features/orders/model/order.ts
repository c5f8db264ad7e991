import type { listOrders, readOrder } from '@/lib/gateway/contracts/orders/orders'
import type { ResponseOf } from '@/lib/gateway/operation'

export type OrderPage = ResponseOf<typeof listOrders>
export type OrderSummary = OrderPage['orders'][number]
export type Order = ResponseOf<typeof readOrder>
export type OrderLine = Order['products'][number]
export type OrderStatus = Order['status']

export type OrderKind = 'current' | 'archive'

/** An order with an open sum. */
export type OwedOrder = { order: OrderSummary; kind: OrderKind }
export type Owed = { orders: OwedOrder[]; isArchiveLonger: boolean }
