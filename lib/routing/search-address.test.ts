import { expect, it } from 'vitest'
import { canonicalizeSearchQuery, isFlagOn, parseSearchQuery } from './search-address'

it.each([
  [null, false],
  ['', true],
  ['1', true],
  ['true', true],
  ['0', false],
  ['false', false],
  ['FALSE', false],
])('the flag %j is on: %s', (value, expected) => {
  expect(isFlagOn(value)).toBe(expected)
})

it.each([
  [{ q: ' oc\u000090 ' }, { q: 'oc 90' }],
  [
    { brand: 'BOSCH', article: '1', oem: '' },
    { brand: 'BOSCH', article: '1', isOem: true },
  ],
  [
    { q: ['a', 'b'], page: '3', mode: 'name' },
    { q: 'a', page: 3, mode: 'name' },
  ],
  [{ page: '-1' }, { page: 1 }],
  [
    { q: 'OC90', order: 'price' },
    { q: 'OC90', order: 'price' },
  ],
  [{ q: 'OC90', order: 'colour' }, { q: 'OC90' }],
  [
    { q: 'масло', filters: ['1.bosch', '2.100~500'], sort: 'price', search: 'x' },
    {
      q: 'масло',
      filters: [
        { id: '1', values: ['bosch'] },
        { id: '2', min: 100, max: 500 },
      ],
      sort: 'price',
    },
  ],
  [
    { q: 'масло', assistants: '12-2017.12-2017' },
    { q: 'масло', assistants: ['12-2017'] },
  ],
])('reads %j', (query, expected) => {
  const named = { q: '', brand: '', article: '', isOem: false, mode: '', order: '' }
  const listed = { page: 1, filters: [], selections: [], sort: '', assistants: [] }
  expect(parseSearchQuery(query)).toEqual({ ...named, ...listed, ...expected })
})

it.each([
  [
    'page=2&q=%D0%B0&utm=x&sort=price&filters=2.b&filters=1.a',
    'q=%D0%B0&filters=1.a&filters=2.b&sort=price&page=2',
  ],
  ['q=oc90&search=x&limit=5', 'q=oc90'],
  ['page=2&assistants=12-2017&q=oil', 'q=oil&assistants=12-2017&page=2'],
])('%s is kept as %s', (query, canonical) => {
  expect(canonicalizeSearchQuery(new URLSearchParams(query))).toBe(canonical)
})
