import type { OrderStatusCode } from '@/gateway/db/schema-orders'

/** What the order's history says of a step. */
export const ORDER_EVENTS: Partial<Record<OrderStatusCode, string>> = {
  in_work: 'Заказ в работе',
  ready: 'Заказ готов к выдаче',
  delivering: 'Заказ передан в доставку',
  issued: 'Заказ выдан',
}
