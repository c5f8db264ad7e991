import { expect, it } from 'vitest'
import { isNarrowed, listHref, readListAddress } from './list-address'

const ANY = { page: 1, year: null, search: '', brand: '' }

it.each([
  ['', ANY],
  ['page=3', { ...ANY, page: 3 }],
  ['page=0&year=26&q=%20', ANY],
  ['page=x&year=1234', ANY],
  ['year=2026&q=масло%00 и  шины', { ...ANY, year: 2026, search: 'масло  и  шины' }],
  ['brand=mann-filter&page=2', { ...ANY, brand: 'mann-filter', page: 2 }],
])('reads %j', (query, address) => {
  expect(readListAddress(new URLSearchParams(query))).toEqual(address)
})

it('writes what it reads', () => {
  const address = { page: 2, year: 2025, search: 'зимние шины', brand: 'ate' }
  const href = listHref('/about/news', address)
  expect(readListAddress(new URL(href, 'https://shop.test').searchParams)).toEqual(address)
  expect(listHref('/about/news', { ...address, page: 1 })).not.toContain('page')
  expect(listHref('/about/news', ANY)).toBe('/about/news')
})

it('keeps narrowed lists apart from whole ones', () => {
  expect(isNarrowed({ ...ANY, page: 4 })).toBe(false)
  expect(isNarrowed({ ...ANY, year: 2026 })).toBe(true)
})
