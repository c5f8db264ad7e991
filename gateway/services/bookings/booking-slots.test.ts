import { describe, expect, it } from 'vitest'
import {
  type BookingDeskSchedule,
  bookingSlots,
  hasRoom,
  spanAt,
} from '@/gateway/services/bookings/booking-slots'

const DESK: BookingDeskSchedule = {
  timeZone: 'Europe/Moscow',
  opensAt: '09:00',
  closesAt: '12:00',
  slotMinutes: 60,
  capacity: 1,
  leadMinutes: 60,
  weekdays: [1, 2, 3, 4, 5, 6],
  days: new Map(),
  calendar: new Map(),
}
// Monday; Moscow is three hours ahead.
const MONDAY = '2026-03-02'
const moscow = (day: string, time: string) => new Date(`${day}T${time}:00+03:00`)

const timesOf = (desk: BookingDeskSchedule, day: string, now: Date, minutes = 60) =>
  bookingSlots(desk, { busy: [], minutes, now })
    .find((one) => one.day === day)
    ?.slots.map(({ time }) => time) ?? []

describe('hours of a desk', () => {
  it.each([
    ['before it opens', moscow(MONDAY, '07:00'), 60, ['09:00', '10:00', '11:00']],
    ['exactly its lead before', moscow(MONDAY, '08:00'), 60, ['09:00', '10:00', '11:00']],
    ['a minute less than its lead before', moscow(MONDAY, '08:01'), 60, ['10:00', '11:00']],
    ['when only the last is left', moscow(MONDAY, '10:00'), 60, ['11:00']],
    ['when none is left', moscow(MONDAY, '10:01'), 60, []],
    ['for work that takes two', moscow(MONDAY, '07:00'), 120, ['09:00', '10:00']],
    ['for work longer than the day', moscow(MONDAY, '07:00'), 240, []],
    ['late in the evening before, by UTC', new Date('2026-03-01T21:30:00Z'), 60, ['09:00', '10:00', '11:00']],
  ])('%s', (_, now, minutes, expected) => {
    expect(timesOf(DESK, MONDAY, now, minutes)).toEqual(expected)
  })

  it.each([
    ['Sunday, off by its week', DESK, '2026-03-08', []],
    ['a holiday of the company', { ...DESK, calendar: new Map([['2026-03-03', false]]) }, '2026-03-03', []],
    [
      'a Sunday that the company works on',
      { ...DESK, calendar: new Map([['2026-03-08', true]]) },
      '2026-03-08',
      ['09:00', '10:00', '11:00'],
    ],
    ['a day off of the shop', { ...DESK, days: new Map([['2026-03-03', null]]) }, '2026-03-03', []],
    [
      'a shorter day of the shop, on a holiday',
      {
        ...DESK,
        calendar: new Map([['2026-03-03', false]]),
        days: new Map([['2026-03-03', { opensAt: '10:30', closesAt: '11:30' }]]),
      },
      '2026-03-03',
      ['10:30'],
    ],
    ['the last day that is offered', DESK, '2026-03-21', ['09:00', '10:00', '11:00']],
    ['the Monday after it', DESK, '2026-03-23', []],
  ])('%s', (_, desk, day, expected) => {
    expect(timesOf(desk, day, moscow(MONDAY, '07:00'))).toEqual(expected)
  })

  it.each([
    ['00:00', '24:00'],
    ['00:00', '00:00'],
  ])('go round the clock from %s to %s', (opensAt, closesAt) => {
    const times = timesOf({ ...DESK, opensAt, closesAt }, '2026-03-03', moscow(MONDAY, '07:00'))
    expect(times).toHaveLength(24)
    expect(times.at(-1)).toBe('23:00')
  })
})

describe('an appointment', () => {
  const at = (day: string, time: string, now = moscow(MONDAY, '09:30')) =>
    spanAt(DESK, { day, time, minutes: 60, now })

  it('is offered and taken by the clock of its shop', () => {
    const desk = { ...DESK, timeZone: 'Asia/Yekaterinburg' }
    const local = (time: string) => new Date(`${MONDAY}T${time}:00+05:00`)
    expect(timesOf(desk, MONDAY, local('08:01'))).toEqual(['10:00', '11:00'])
    expect(timesOf(desk, MONDAY, new Date('2026-03-01T19:30:00Z'))).toEqual(['09:00', '10:00', '11:00'])
    expect(spanAt(desk, { day: MONDAY, time: '10:00', minutes: 60, now: local('08:00') })).toEqual({
      startsAt: local('10:00'),
      endsAt: local('11:00'),
    })
  })

  it('begins and ends by the clock of Moscow', () => {
    expect(at('2026-03-03', '09:00')).toEqual({
      startsAt: moscow('2026-03-03', '09:00'),
      endsAt: moscow('2026-03-03', '10:00'),
    })
  })

  it.each([
    ['that has passed', MONDAY, '09:00'],
    ['of yesterday', '2026-03-01', '10:00'],
    ['too near', MONDAY, '10:00'],
    ['out of hours', '2026-03-03', '12:00'],
    ['between two', '2026-03-03', '09:30'],
    ['on a day off', '2026-03-08', '10:00'],
    ['beyond what is offered', '2026-03-24', '10:00'],
    ['at no hour at all', '2026-03-03', '99:99'],
  ])('%s is not taken', (_, day, time) => {
    expect(at(day, time)).toBeUndefined()
  })
})

describe('room', () => {
  const span = (from: string, to: string) => ({ startsAt: moscow(MONDAY, from), endsAt: moscow(MONDAY, to) })

  it.each([
    ['free', 1, [], true],
    ['touched at both ends', 1, [span('09:00', '10:00'), span('11:00', '12:00')], true],
    ['taken', 1, [span('10:00', '11:00')], false],
    ['overlapped at its end', 1, [span('10:30', '11:30')], false],
    ['overlapped from before', 1, [span('09:30', '10:30')], false],
    ['one of two', 2, [span('10:00', '11:00')], true],
    ['two of two', 2, [span('10:00', '11:00'), span('10:30', '11:30')], false],
    ['two of two, one after the other', 2, [span('10:00', '10:30'), span('10:30', '11:00')], true],
  ])('%s, with room for %i', (_, capacity, busy, expected) => {
    expect(hasRoom({ ...DESK, capacity }, busy, span('10:00', '11:00'))).toBe(expected)
  })
})
