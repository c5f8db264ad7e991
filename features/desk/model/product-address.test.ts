import { expect, it } from 'vitest'
import { productsHref, readProductQuery } from './product-address'

it.each([
  ['', { search: '', state: 'all', page: 1 }, ''],
  [
    'search=%20OC%2090%20&state=hidden&page=3',
    { search: 'OC 90', state: 'hidden', page: 3 },
    '?search=OC%2090&state=hidden&page=3',
  ],
  ['state=gone&page=0', { search: '', state: 'all', page: 1 }, ''],
  ['page=1.5', { search: '', state: 'all', page: 1 }, ''],
])('reads %s', (address, query, written) => {
  const read = readProductQuery(new URLSearchParams(address))
  expect(read).toEqual(query)
  expect(productsHref(read).replace('/arus_elements/goods', '').replaceAll('+', '%20')).toBe(written)
})
