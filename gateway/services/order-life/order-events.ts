import type { OrderStatusCode } from '@/gateway/db/schema/orders'

/** Text of a step in the order's history. */
export const ORDER_EVENTS: Partial<Record<OrderStatusCode, string>> = {
  in_work: 'Заказ в работе',
  ready: 'Заказ готов к выдаче',
  delivering: 'Заказ передан в доставку',
  issued: 'Заказ выдан',
}
