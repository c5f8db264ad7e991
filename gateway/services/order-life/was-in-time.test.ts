import { expect, it } from 'vitest'
import { wasInTime } from './was-in-time'

const PROMISED = new Date('2026-11-27T20:59:00Z')
const line = { vendorId: 101, expectedAt: PROMISED, isInTime: null }

it.each([
  ['is ready a day early', line, 'ready', '2026-11-26T09:00:00Z', true],
  ['is ready in the last minute of the promised day in Moscow', line, 'ready', '2026-11-27T20:59:30Z', true],
  ['is ready after midnight in Moscow', line, 'ready', '2026-11-27T21:00:00Z', false],
  ['leaves for its buyer at once', line, 'delivering', '2026-11-27T09:00:00Z', true],
  ['is handed over without another state', line, 'issued', '2026-11-28T09:00:00Z', false],
  ['is taken back by the vendor', line, 'refused', '2026-11-26T09:00:00Z', false],
  ['is cancelled by its buyer', line, 'cancelled', '2026-11-28T09:00:00Z', null],
  ['is still awaited', line, 'in_work', '2026-11-28T09:00:00Z', null],
  ['is of the own warehouse', { ...line, vendorId: 0 }, 'ready', '2026-11-26T09:00:00Z', null],
  ['had no promised day', { ...line, expectedAt: null }, 'ready', '2026-11-26T09:00:00Z', null],
  [
    'was in time once and is handed over later',
    { ...line, isInTime: true },
    'issued',
    '2026-12-01T09:00:00Z',
    true,
  ],
] as const)('a line that %s', (_, given, status, now, isInTime) => {
  expect(wasInTime(given, status, new Date(now))).toBe(isInTime)
})
