import { expect, it } from 'vitest'
import { dayOf, expectedWords, momentOf } from './order-days'

it.each([
  ['2026-11-20T09:30:00.000Z', '20 ноября 2026', '20 ноября 2026, 12:30'],
  ['2026-11-20T21:30:00.000Z', '21 ноября 2026', '21 ноября 2026, 00:30'],
  ['0001-01-01T00:00:00Z', 'Не определено', 'Не определено'],
  ['сегодня', 'Не определено', 'Не определено'],
  ['', 'Не определено', 'Не определено'],
])('%j falls on %s in Moscow', (moment, day, withTime) => {
  expect([dayOf(moment), momentOf(moment)]).toEqual([day, withTime])
})

it.each([
  ['accepted', false, '2026-11-23T20:59:00Z', 'ждём 23 ноября 2026'],
  ['in_work', false, '2026-11-23T21:00:00Z', 'ждём 24 ноября 2026'],
  ['in_work', false, '0001-01-01T00:00:00Z', 'срок: Не определено'],
  ['in_work', false, 'скоро', 'срок: Не определено'],
  ['in_work', false, null, null],
  ['ready', false, '2026-11-23T20:59:00Z', null],
  ['delivering', false, '2026-11-23T20:59:00Z', null],
  ['issued', true, '2026-11-23T20:59:00Z', null],
  ['cancelled', true, '2026-11-23T20:59:00Z', null],
])('an order that is %s (final: %j) with the day %j says %j', (code, isFinal, day, words) => {
  expect(expectedWords({ code, isFinal }, day)).toBe(words)
})
