import { expect, it } from 'vitest'
import { formatQuantity } from './format-quantity'

it.each([
  [0, '0 шт.'],
  [1, '1 шт.'],
  [500, '500 шт.'],
  [501, '>500 шт.'],
  [100_000, '>500 шт.'],
])('%d pieces are %s', (quantity, text) => {
  expect(formatQuantity(quantity)).toBe(text)
})
