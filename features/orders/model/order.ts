import type { listOrders, readOrder } from '@/lib/gateway/contracts/orders'
import type { ResponseOf } from '@/lib/gateway/operation'

export type OrderPage = ResponseOf<typeof listOrders>
export type OrderSummary = OrderPage['orders'][number]
export type Order = ResponseOf<typeof readOrder>
export type OrderLine = Order['products'][number]
export type OrderStatus = Order['status']
