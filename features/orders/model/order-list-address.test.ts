import { expect, it } from 'vitest'
import { orderListHref, readOrderListQuery } from './order-list-address'

it.each([
  ['', 1, ''],
  ['page=3&search=OC 90', 3, 'OC 90'],
  ['page=0', 1, ''],
  ['page=2.5', 1, ''],
  ['page=много', 1, ''],
])('%j is page %d with %j', (query, page, search) => {
  expect(readOrderListQuery(new URLSearchParams(query))).toEqual({ page, search })
})

it('an address holds only what is not the default', () => {
  expect(orderListHref('/account/orders', { page: 1, search: '' })).toBe('/account/orders')
  const href = orderListHref('/account/orders', { page: 2, search: 'OC 90' })
  expect(readOrderListQuery(new URL(href, 'http://shop.test').searchParams)).toEqual({
    page: 2,
    search: 'OC 90',
  })
})
