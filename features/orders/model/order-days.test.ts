import { expect, it } from 'vitest'
import { dayOf, momentOf } from './order-days'

it.each([
  ['2026-11-20T09:30:00.000Z', '20 ноября 2026', '20 ноября 2026, 12:30'],
  ['2026-11-20T21:30:00.000Z', '21 ноября 2026', '21 ноября 2026, 00:30'],
  ['сегодня', '', ''],
])('%s falls on %s in Moscow', (moment, day, withTime) => {
  expect([dayOf(moment), momentOf(moment)]).toEqual([day, withTime])
})
