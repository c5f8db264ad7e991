import { expect, it } from 'vitest'
import { isBrandExternalId, toBrandQuery } from './brand-query'

const uuid = (version: string, variant = 'a') => `c232ab00-9414-${version}1ec-${variant}3c8-9f6bdeced846`

it.each([
  [uuid('1'), true],
  [uuid('2'), true],
  [uuid('3'), true],
  [uuid('4'), true],
  [uuid('5'), true],
  [uuid('4').toUpperCase(), true],
  ['00000000-0000-0000-0000-000000000000', true],
  [uuid('0'), false],
  [uuid('6'), false],
  [uuid('7'), false],
  [uuid('4', 'c'), false],
  [`{${uuid('4')}}`, false],
  ['BOSCH', false],
  ['', false],
])('%s is a brand id: %s', (value, expected) => {
  expect(isBrandExternalId(value)).toBe(expected)
  expect(toBrandQuery(value)).toEqual(expected ? { brandExternalId: value } : { brand: value })
})
