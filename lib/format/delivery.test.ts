import { describe, expect, it } from 'vitest'
import { formatDeliveryDate, formatDeliveryTime, formatDeliveryTimeLong } from './delivery'

const noon = new Date('2026-03-02T09:00:00Z')

describe('formatDeliveryTime', () => {
  it.each([
    [0, 'Сегодня', 'Сегодня, 2 марта'],
    [-5, 'Сегодня', 'Сегодня, 2 марта'],
    [1, 'Завтра', 'Завтра, 3 марта'],
    [24, 'Завтра', 'Завтра, 3 марта'],
    [25, '4 марта', '4 марта'],
    [48, '4 марта', '4 марта'],
    [72, '5 марта', '5 марта'],
    [72.5, '6 марта', '6 марта'],
    [24 * 30, '1 апреля', '1 апреля'],
    [24 * 365, '2 марта', '2 марта'],
  ])('%d hours are «%s», in full «%s»', (hours, short, long) => {
    expect(formatDeliveryTime(hours, noon)).toBe(short)
    expect(formatDeliveryTimeLong(hours, noon)).toBe(long)
  })

  it.each([
    ['2026-03-01T20:59:59Z', '3 марта'],
    ['2026-03-01T21:00:00Z', '4 марта'],
    ['2026-12-31T20:59:00Z', '2 января'],
    ['2028-02-27T12:00:00Z', '29 февраля'],
  ])('at %s two days ahead is %s by the Moscow calendar', (now, text) => {
    expect(formatDeliveryTime(48, new Date(now))).toBe(text)
  })
})

it.each([
  ['21.11.2026', '21.11.2026'],
  ['2026-11-21', '21.11.2026'],
  ['2026-11-21T23:30:00', '21.11.2026'],
  ['2026-11-21T22:30:00Z', '22.11.2026'],
  ['2026-11-21T22:30:00.000+03:00', '21.11.2026'],
  [' 2026-11-21 ', '21.11.2026'],
  ['0002-01-01', '01.01.0002'],
  ['0001-01-01', 'Не определено'],
  ['0001-01-01T00:00:00Z', 'Не определено'],
  ['01.01.0001', 'Не определено'],
  ['31.02.2026', 'Не определено'],
  ['2026-02-30', 'Не определено'],
  ['2026-13-01T00:00:00Z', 'Не определено'],
  ['1.2.2026', 'Не определено'],
  ['x', 'Не определено'],
  ['', 'Не определено'],
  [null, 'Не определено'],
  [undefined, 'Не определено'],
])('the delivery date %j shows %s', (value, text) => {
  expect(formatDeliveryDate(value)).toBe(text)
})
