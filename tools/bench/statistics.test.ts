import { expect, test } from 'vitest'
import { median, multipleOf, percentile, shortfall } from './statistics'

test.each([
  [[3, 1, 2], 50, 2],
  [[1, 2, 3, 4], 50, 2],
  [Array.from({ length: 100 }, (_, index) => index + 1), 95, 95],
  [[7], 95, 7],
])('percentile of %o at %i is %i', (values, percent, expected) => {
  expect(percentile(values, percent)).toBe(expected)
})

test('the median of nothing is not a number', () => {
  expect(median([])).toBeNaN()
})

test.each([
  ['one turn', [12], [4], { shop: 12, plain: 4, times: 3 }],
  ['turns of a machine that is busy for a while', [12, 60, 12], [4, 20, 4], { shop: 12, plain: 4, times: 3 }],
  // The quotient of the medians would be 2.
  ['turns that differ', [10, 20, 90], [2, 10, 30], { shop: 20, plain: 10, times: 3 }],
  ['nothing', [], [], { shop: Number.NaN, plain: Number.NaN, times: Number.NaN }],
])('the multiple of %s is the median of the multiples by turn', (_what, shop, plain, expected) => {
  expect(multipleOf(shop, plain)).toEqual(expected)
})

test.each([
  ['below', [90, 95, 97], [99, 99, 100], 4],
  ['above', [100, 100, 99], [98, 97, 98], -2],
  ['beside a turn where both are low', [60, 96, 97], [63, 100, 99], 3],
])('the shortfall of points %s the plain page is its median by turn', (_what, shop, plain, expected) => {
  expect(shortfall(shop, plain)).toBe(expected)
})
