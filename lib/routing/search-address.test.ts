import { expect, it } from 'vitest'
import { isFlagOn, parseSearchQuery } from './search-address'

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
])('reads %j', (query, expected) => {
  const nothing = { q: '', brand: '', article: '', isOem: false, mode: '', page: 1 }
  expect(parseSearchQuery(query)).toEqual({ ...nothing, ...expected })
})
