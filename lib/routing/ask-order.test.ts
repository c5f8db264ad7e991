import { expect, it } from 'vitest'
import { orderOfPath } from './ask-order'

it.each([
  ['/account/order/1000001', '1000001', false],
  ['/account/orders/1000001', '1000001', false],
  ['/account/orders/1000001/', '1000001', false],
  ['/account/orders/archive/1000001', '1000001', true],
  ['/account/orders/%D0%90-1', 'А-1', false],
  ['/account/orders/%', '%', false],
])('%s shows an order', (path, orderNumber, isArchived) => {
  expect(orderOfPath(path)).toEqual({ orderNumber, isArchived })
})

it.each([
  '/account/order',
  '/account/orders',
  '/account/orders/archive',
  '/account/orders/1/2',
  '/account/storage/1',
])('%s shows none', (path) => {
  expect(orderOfPath(path)).toBeUndefined()
})
