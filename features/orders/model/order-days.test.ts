import { expect, it } from 'vitest'
import { dayOf, expectedWords } from './order-days'

it.each([
  ['2026-11-20T09:30:00.000Z', '20\u00a0ноября\u00a02026'],
  ['2026-11-20T21:30:00.000Z', '21\u00a0ноября\u00a02026'],
  ['0001-01-01T00:00:00Z', 'Не определено'],
])('%j falls on %s in Moscow', (moment, day) => {
  expect(dayOf(moment)).toBe(day)
})

it.each([
  ['accepted', false, '2026-11-23T20:59:00Z', 'ждём 23\u00a0ноября\u00a02026'],
  ['in_work', false, '2026-11-23T21:00:00Z', 'ждём 24\u00a0ноября\u00a02026'],
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
