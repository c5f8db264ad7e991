import { expect, test } from 'vitest'
import { median, percentile } from './statistics'

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
