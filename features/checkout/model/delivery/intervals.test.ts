import { describe, expect, it } from 'vitest'
import { GatewayError } from '@/lib/gateway/errors'
import { NO_SECTOR, SECTOR } from '../../testing'
import { joinCoordinates, toPoint, transportId } from './delivery-ids'
import {
  firstInterval,
  hasBegun,
  hasIntervals,
  intervalsErrorText,
  isOpenInterval,
  onlyTimeOf,
  shownDays,
} from './intervals'
import { INTERVALS_UNAVAILABLE } from '../messages'

describe('intervals of a sector', () => {
  it('the first that can be had is neither closed nor later', () => {
    expect(firstInterval(SECTOR)).toEqual({ date: '21.11.2026', time: '14:00-18:00' })
    expect(firstInterval(NO_SECTOR)).toBeNull()
  })

  it.each([
    ['21.11.2026', '14:00-18:00', true],
    ['21.11.2026', '10:00-14:00', false],
    ['22.11.2026', '10:00-14:00', true],
    ['23.11.2026', '10:00-14:00', false],
    [null, null, false],
  ])('%s %s can be had: %j', (date, time, isOpen) => {
    expect(isOpenInterval(SECTOR, date, time)).toBe(isOpen)
  })

  it.each([
    ['21.11.2026', '14:00-18:00'],
    ['23.11.2026', null],
  ])('on %s the only one is %j', (date, time) => {
    expect(onlyTimeOf(SECTOR, date)).toBe(time)
  })

  it('closed ones are shown unless the shopper hides them', () => {
    const counts = (isHidden: boolean) => shownDays(SECTOR, isHidden).map(({ intervals }) => intervals.length)
    expect([counts(false), counts(true)]).toEqual([
      [2, 1],
      [1, 1],
    ])
  })

  it.each([
    ['21.11.2026', '10:00', '2026-11-21T06:59:00Z', false],
    ['21.11.2026', '10:00', '2026-11-21T07:00:00Z', true],
    ['20.11.2026', '23:30', '2026-11-20T21:00:00Z', true],
    ['скоро', '10:00', '2026-11-21T07:00:00Z', false],
  ])('of %s from %s at %s has begun: %j', (date, timeFrom, now, expected) => {
    expect(hasBegun(date, { timeFrom }, new Date(now))).toBe(expected)
  })

  it('days without a date are none', () => {
    const [day] = SECTOR.datesIntervals
    const undated = { ...SECTOR, datesIntervals: day ? [{ ...day, date: 'скоро' }] : [] }
    expect(shownDays(undated)).toEqual([])
  })

  it('days without an open one are none', () => {
    const closed = {
      ...SECTOR,
      datesIntervals: [
        { date: '21.11.2026', intervals: [{ id: 'a', timeFrom: '10:00', timeTo: '14:00', isClosed: true }] },
      ],
    }
    expect(hasIntervals(closed)).toBe(false)
  })
})

const refused = (body: object) => new GatewayError({ kind: 'validation', message: 'Отказ', body })

it.each([
  [
    'the first of the list',
    refused({ errors: [{ message: 'Адрес вне зоны' }, { message: 'Другое' }] }),
    'Адрес вне зоны',
  ],
  ['an empty list', refused({ errors: [] }), INTERVALS_UNAVAILABLE],
  ['no list', refused({}), INTERVALS_UNAVAILABLE],
  [
    'no answer',
    new TypeError('fetch failed'),
    'В данный момент сервис расчёта доставки недоступен. Обратитесь в службу поддержки. Для этого воспользуйтесь онлайн-чатом на сайте.',
  ],
])('why there are no intervals: %s', (_, error, text) => {
  expect(intervalsErrorText(error)).toBe(text)
})

it.each([
  ['ttk', 'delivery', 'ttk'],
  [null, 'delivery', 'delivery'],
  [null, null, 'own'],
])('of the ids %j and %j a transport goes by %s', (ttk, delivery, id) => {
  expect(transportId({ ttk_external_id: ttk, delivery_external_id: delivery, external_id: 'own' })).toBe(id)
})

it('logistics gets coordinates reversed, an order as they are', () => {
  expect(toPoint([55.7, 37.6])).toEqual([37.6, 55.7])
  expect(joinCoordinates([55.7, 37.6])).toBe('55.7,37.6')
})
