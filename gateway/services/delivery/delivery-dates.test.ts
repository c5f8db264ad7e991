import { describe, expect, it } from 'vitest'
import { deliveryDates } from '@/gateway/services/delivery/delivery-dates'
import { fromWireDay, moscowDay, moscowMoment, weekdayOf } from '@/gateway/services/delivery/moscow-time'
import { isWithinPolygon, type Point } from '@/gateway/services/delivery/is-within-polygon'

const schedule = {
  intervals: [
    { id: 'morning', timeFrom: '09:00', timeTo: '13:00' },
    { id: 'evening', timeFrom: '17:00', timeTo: '21:00' },
  ],
  weekdays: [1, 2, 3, 4, 5],
  leadHours: 3,
  lastOrderTime: null,
  calendar: new Map([
    ['2026-03-09', false],
    ['2026-03-14', true],
  ]),
}

// 4 March 2026 is a Wednesday; Moscow is three hours ahead.
const at = (moscowTime: string, day = '2026-03-04') => moscowMoment(day, moscowTime)
const offered = (now: Date, goodsHours = 0) => deliveryDates(schedule, { now, goodsHours })
const open = (now: Date, goodsHours = 0) =>
  offered(now, goodsHours)
    .slice(0, 2)
    .map(({ day, intervals }) => [day, intervals.filter(({ isClosed }) => !isClosed).map(({ id }) => id)])

describe('days of delivery', () => {
  it.each([
    ['05:59', 0, [['2026-03-04', ['morning', 'evening']]]],
    ['06:00', 0, [['2026-03-04', ['morning', 'evening']]]],
    ['06:01', 0, [['2026-03-04', ['evening']]]],
    ['14:00', 0, [['2026-03-04', ['evening']]]],
    ['14:01', 0, [['2026-03-05', ['morning', 'evening']]]],
    ['23:59', 0, [['2026-03-05', ['morning', 'evening']]]],
    ['12:00', 1, [['2026-03-05', ['morning', 'evening']]]],
    ['12:00', 24, [['2026-03-05', ['morning', 'evening']]]],
    ['12:00', 25, [['2026-03-06', ['morning', 'evening']]]],
  ])('ordered at %s with goods in %i hours begin with %j', (time, hours, [first]) => {
    expect(open(at(time), hours)[0]).toEqual(first)
  })

  it('keep a closed interval of a day that has an open one', () => {
    expect(offered(at('12:00'))[0]?.intervals).toEqual([
      { ...schedule.intervals[0], isClosed: true },
      { ...schedule.intervals[1], isClosed: false },
    ])
  })

  it('leave out days off, holidays, and take worked Saturdays', () => {
    expect(offered(at('22:00', '2026-03-06')).map(({ day }) => day)).toEqual([
      '2026-03-10',
      '2026-03-11',
      '2026-03-12',
      '2026-03-13',
      '2026-03-14',
      '2026-03-16',
      '2026-03-17',
    ])
  })

  it.each([
    ['11:59', '2026-03-04'],
    ['12:00', '2026-03-05'],
    ['23:59', '2026-03-05'],
  ])('ordered at %s in a zone whose last hour is noon begin on %s', (time, day) => {
    const dates = deliveryDates({ ...schedule, lastOrderTime: '12:00' }, { now: at(time), goodsHours: 0 })
    expect(dates[0]?.day).toBe(day)
  })

  it('are none when nobody ever works', () => {
    expect(
      deliveryDates({ ...schedule, weekdays: [] }, { now: at('12:00', '2026-04-01'), goodsHours: 0 }),
    ).toEqual([])
  })
})

describe('time in Moscow', () => {
  it.each([
    ['2026-03-01T20:59:59Z', '2026-03-01'],
    ['2026-03-01T21:00:00Z', '2026-03-02'],
    ['2026-12-31T21:00:00Z', '2027-01-01'],
  ])('of %s is the day %s', (moment, day) => {
    expect(moscowDay(new Date(moment))).toBe(day)
  })

  it.each([
    ['01.03.2026', '2026-03-01'],
    ['29.02.2028', '2028-02-29'],
    ['29.02.2026', undefined],
    ['1.3.2026', undefined],
    ['99.99.9999', undefined],
    ['', undefined],
  ])('reads %j as %s', (text, day) => {
    expect(fromWireDay(text)).toBe(day)
  })

  it('counts Sunday as the seventh day', () => {
    expect(['2026-03-01', '2026-03-02'].map(weekdayOf)).toEqual([7, 1])
  })
})

describe('a point', () => {
  const square: Point[] = [
    [37, 55],
    [38, 55],
    [38, 56],
    [37, 56],
  ]
  const notch: Point[] = [
    [0, 0],
    [4, 0],
    [4, 4],
    [2, 1],
    [0, 4],
  ]

  it.each([
    [[37.5, 55.5], square, true],
    [[36.9, 55.5], square, false],
    [[37.5, 56.1], square, false],
    [[2, 3], notch, false],
    [[0.5, 2], notch, true],
    [[2, 0.5], notch, true],
    [[1, 1], [], false],
  ] as [Point, Point[], boolean][])('%j within %j: %s', (point, polygon, isInside) => {
    expect(isWithinPolygon(point, polygon)).toBe(isInside)
  })
})
