import { expect, it } from 'vitest'
import { formatNumber } from './number'
import { formatPrice, formatPriceAutorub, formatServiceCost } from './price'

it.each([
  [0, '0\u00a0₽'],
  [-0, '0\u00a0₽'],
  [1, '1\u00a0₽'],
  [999, '999\u00a0₽'],
  [1234, '1\u00a0234\u00a0₽'],
  [1234.5, '1\u00a0234,50\u00a0₽'],
  [1234567, '1\u00a0234\u00a0567\u00a0₽'],
  [10.126, '10,13\u00a0₽'],
  [10.999, '11\u00a0₽'],
  [1.005, '1,01\u00a0₽'],
  [0.05, '0,05\u00a0₽'],
  [-1234.5, '-1\u00a0234,50\u00a0₽'],
  [Number.NaN, ''],
  [Number.POSITIVE_INFINITY, ''],
])('%d is %s', (rubles, text) => {
  expect(formatPrice(rubles)).toBe(text)
})

it('marks club points with their own sign', () => {
  expect(formatPriceAutorub(1500)).toBe('1\u00a0500\u00a0А₽')
})

it.each([
  [1500, 'от 1\u00a0500\u00a0₽'],
  [0, 'уточните у менеджера'],
  [null, 'уточните у менеджера'],
  [undefined, 'уточните у менеджера'],
  [Number.NaN, 'уточните у менеджера'],
])('a service for %s costs «%s»', (rubles, text) => {
  expect(formatServiceCost(rubles)).toBe(text)
})

it.each([
  [1234.5, '1\u00a0234,5'],
  [-20000, '-20\u00a0000'],
  [0.25, '0,25'],
  [Number.NaN, ''],
])('the number %d is %s', (value, text) => {
  expect(formatNumber(value)).toBe(text)
})
