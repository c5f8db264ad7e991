import { expect, it } from 'vitest'
import { formatPercent } from './format-percent'

it.each([
  [10, '10\u00a0%'],
  [7.5, '7,5\u00a0%'],
  [1000, '1\u00a0000\u00a0%'],
])('%d is %s', (value, text) => {
  expect(formatPercent(value)).toBe(text)
})
