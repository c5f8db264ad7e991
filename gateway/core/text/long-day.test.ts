import { expect, it } from 'vitest'
import { longDay } from '@/gateway/core/text/long-day'

it.each([
  ['2026-11-06', '6 ноября 2026'],
  ['2026-05-31', '31 мая 2026'],
  ['2028-02-29', '29 февраля 2028'],
  [new Date('2026-11-05T21:30:00Z'), '6 ноября 2026'],
])('%s is written «%s»', (day, words) => {
  expect(longDay(day)).toBe(words)
})
