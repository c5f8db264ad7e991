import { describe, expect, it } from 'vitest'
import { formatDeliveryTime, formatDeliveryTimeLong } from './delivery-time'

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
