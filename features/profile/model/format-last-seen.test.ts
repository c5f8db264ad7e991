import { expect, it } from 'vitest'
import { formatLastSeen } from './format-last-seen'

const now = new Date('2026-11-21T10:00:00Z')

it.each([
  ['2026-11-21T09:58:00Z', 'активно сейчас'],
  ['2026-11-21T10:00:03Z', 'активно сейчас'],
  ['2026-11-21T06:05:00Z', 'сегодня в 09:05'],
  ['2026-11-20T21:30:00Z', 'сегодня в 00:30'],
  ['2026-11-20T20:30:00Z', '20\u00a0ноября\u00a02026 в 23:30'],
  ['soon', ''],
])('%s is %s', (moment, text) => {
  expect(formatLastSeen(moment, now)).toBe(text)
})
