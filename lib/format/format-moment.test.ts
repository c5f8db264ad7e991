import { expect, it } from 'vitest'
import { formatMoment } from './format-moment'

it.each([
  ['2026-11-20T09:30:00.000Z', '20\u00a0ноября\u00a02026, 12:30'],
  ['2026-11-20T21:30:00.000Z', '21\u00a0ноября\u00a02026, 00:30'],
  ['0001-01-01T00:00:00Z', 'Не определено'],
  ['сегодня', 'Не определено'],
  ['', 'Не определено'],
])('%j is %s in Moscow', (moment, words) => {
  expect(formatMoment(moment)).toBe(words)
})
