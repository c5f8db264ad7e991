import { expect, it } from 'vitest'
import { readPrice } from './read-price'

it.each([
  ['1234', 1234],
  ['1 234,50 ₽', 1234.5],
  ['0.01', 0.01],
  ['20000000', 20_000_000],
  ['20000001', undefined],
  ['0', undefined],
  ['-5', undefined],
  ['1,234', undefined],
  ['1e3', undefined],
  ['', undefined],
])('reads «%s» as %s', (typed, rubles) => {
  expect(readPrice(typed)).toBe(rubles)
})
