import { expect, it } from 'vitest'
import { withMarkup } from './markup'

it.each([
  [10_000, 0, 10_000],
  [10_000, 15, 11_500],
  [333, 10, 366],
  [335, 10, 369],
  [39_000, 12.34, 43_813],
  [100_000_000_00, 1000, 1_100_000_000_00],
  [1, 49.99, 1],
  [1, 50, 2],
])('%d kopecks with %d per cent are %d', (kopecks, percent, expected) => {
  expect(withMarkup(kopecks, percent)).toBe(expected)
})
