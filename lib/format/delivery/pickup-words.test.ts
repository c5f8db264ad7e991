import { expect, test } from 'vitest'
import { hoursUntil, pickupWords } from './pickup-words'

const now = new Date('2026-11-26T10:00:00Z')
const work = { open: '09:00', close: '21:00' }

test.each([
  [0, work, 'Можно забрать сегодня до 21:00'],
  [24, work, 'Можно забрать завтра с 09:00 до 21:00'],
  [200, work, 'Можно забрать 5\u00a0декабря с 09:00 до 21:00'],
  [24, null, 'Можно забрать завтра'],
])('in %i hours at a shop of %o', (hours, place, words) => {
  expect(pickupWords({ hours, work: place, now })).toBe(words)
})

test.each([
  [0, 'Можно забрать сегодня, 26\u00a0ноября, до 21:00'],
  [200, 'Можно забрать 5\u00a0декабря с 09:00 до 21:00'],
])('in a letter, %i hours before', (hours, words) => {
  expect(pickupWords({ hours, work, now, withDate: true })).toBe(words)
})

test.each([
  ['2026-11-26T20:59:00.000Z', 0],
  ['2026-11-26T21:30:00.000Z', 24],
  ['2026-12-05T20:59:00.000Z', 216],
  ['2026-11-20T20:59:00.000Z', 0],
  [null, null],
  ['когда-нибудь', null],
])('until %s it is %j hours', (date, hours) => {
  expect(hoursUntil(date, now)).toBe(hours)
})
