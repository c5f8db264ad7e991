import { expect, it } from 'vitest'
import { formatPricedAt } from './format-priced-at'

it.each([
  ['2026-11-20T11:05:00Z', '14:05, 20\u00a0ноября'],
  ['2026-11-20T22:30:00Z', '01:30, 21\u00a0ноября'],
])('says %s in Moscow time', (iso, words) => {
  expect(formatPricedAt(new Date(iso))).toBe(words)
})
