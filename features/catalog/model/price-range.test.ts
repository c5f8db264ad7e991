import { expect, it } from 'vitest'
import { formatBounds, withPriceRange } from './price-range'

it.each([
  ['Масла по цене 100–900\u00a0₽', 'Масла по цене 1\u00a0000\u2009–\u20092\u00a0000,5\u00a0₽'],
  [
    `Масла 5W-30 по цене ${formatBounds(1000.5, 2000.75, '₽')}`,
    'Масла 5W-30 по цене 1\u00a0000\u2009–\u20092\u00a0000,5\u00a0₽',
  ],
  ['Масла 5W-30', 'Масла 5W-30'],
])('%s becomes %s', (text, expected) => {
  expect(withPriceRange(text, [1000, 2000.5])).toBe(expected)
})
