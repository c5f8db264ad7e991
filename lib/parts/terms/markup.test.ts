import { expect, it } from 'vitest'
import { highestWithMarkup, lowestWithMarkup, withMarkup } from './markup'

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

it.each([0, 7.5, 10, 12.34, 1000])(
  'finds the ends of a range of prices that are shown with %d per cent',
  (percent) => {
    for (const marked of [1, 99, 100_000, 123_457, 99_999_999]) {
      const lowest = lowestWithMarkup(marked, percent)
      expect(withMarkup(lowest, percent)).toBeGreaterThanOrEqual(marked)
      if (lowest > 0) expect(withMarkup(lowest - 1, percent)).toBeLessThan(marked)
      const highest = highestWithMarkup(marked, percent)
      expect(withMarkup(highest + 1, percent)).toBeGreaterThan(marked)
      if (highest >= 0) expect(withMarkup(highest, percent)).toBeLessThanOrEqual(marked)
    }
  },
)
