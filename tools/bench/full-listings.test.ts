import { expect, test } from 'vitest'
import { fullListings } from './full-listings'

test.each([
  [57, []],
  [58, []],
  [115, []],
  [116, ['/catalog/oil?page=2']],
  [200, ['/catalog/oil?page=2', '/catalog/oil?page=3']],
])('of %d products', (count, expected) => {
  expect(fullListings([{ code: 'oil', count }])).toEqual(expected)
})
