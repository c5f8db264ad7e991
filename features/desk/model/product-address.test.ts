import { expect, it } from 'vitest'
import { productsHref, readProductQuery } from './product-address'

it.each([
  ['', { search: '', state: 'all', page: 1 }, ''],
  [
    'search=%20OC%2090%20&state=hidden&page=3',
    { search: 'OC 90', state: 'hidden', page: 3 },
    '?search=OC%2090&state=hidden&page=3',
  ],
  [
    'search=https%3A%2F%2Fshop.ru%2Fproduct%2F00-00012345%3Futm_source%3Dmail',
    { search: '00-00012345', state: 'all', page: 1 },
    '?search=00-00012345',
  ],
  ['search=%2Fproduct%2Fmann_w-712', { search: 'mann w-712', state: 'all', page: 1 }, '?search=mann%20w-712'],
  ['search=%2Fproduct%2F', { search: '/product/', state: 'all', page: 1 }, '?search=%2Fproduct%2F'],
  ['state=gone&page=0', { search: '', state: 'all', page: 1 }, ''],
  ['page=1.5', { search: '', state: 'all', page: 1 }, ''],
])('reads %s', (address, query, written) => {
  const read = readProductQuery(new URLSearchParams(address))
  expect(read).toEqual(query)
  expect(productsHref(read).replace('/arus_elements/goods', '').replaceAll('+', '%20')).toBe(written)
})
