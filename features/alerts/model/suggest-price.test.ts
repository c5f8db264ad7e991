import { expect, it } from 'vitest'
import { suggestPrice } from './suggest-price'

it.each([
  [1, 1],
  [2, 1],
  [20, 19],
  [99.9, 94],
  [100, 90],
  [520, 490],
  [1_000, 950],
  [1_234.56, 1_150],
  [10_000, 9_500],
  [123_456, 117_200],
])('under a price of %d a round %d is suggested', (price, suggested) => {
  expect(suggestPrice(price)).toBe(suggested)
  expect(price <= 1 || suggestPrice(price) < price).toBe(true)
})
