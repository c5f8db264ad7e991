import { expect, it } from 'vitest'
import { customersHref, readCustomerQuery } from './customer-address'

it.each([
  ['', '/arus_elements/customers'],
  ['kind=all', '/arus_elements/customers'],
  ['search=%20+7%20912%20', '/arus_elements/customers?search=7+912'],
  ['search=Мария&kind=blocked&after=1', '/arus_elements/customers?search=Мария&kind=blocked&after=1'],
  ['kind=toString', '/arus_elements/customers'],
])('reads «%s» and writes it as %s', (query, href) => {
  const written = customersHref(readCustomerQuery(new URLSearchParams(query)))
  expect(decodeURIComponent(written).replaceAll(' ', '+')).toBe(href)
})
