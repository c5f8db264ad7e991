import { expect, it } from 'vitest'
import type { OrderStatusCode } from '@/gateway/db/schema/orders'
import { statusOfLines } from '@/gateway/services/order-life/status-of-lines'

const CASES: [order: OrderStatusCode, lines: OrderStatusCode[]][] = [
  ['accepted', ['accepted', 'in_work', 'cancelled']],
  ['in_work', ['in_work', 'ready', 'refused']],
  ['ready', ['ready', 'issued']],
  ['issued', ['issued', 'refused', 'cancelled']],
  ['issued', ['issued', 'returned']],
  ['returned', ['returned', 'refused', 'cancelled']],
  ['refused', ['refused', 'refused']],
  ['cancelled', ['cancelled', 'cancelled']],
  ['cancelled', ['refused', 'cancelled']],
]

it.each(CASES)('an order is %s when its lines are %j', (order, lines) => {
  expect(statusOfLines(lines)).toBe(order)
})
