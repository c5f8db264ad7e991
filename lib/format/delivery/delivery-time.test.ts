import { describe, expect, it } from 'vitest'
import { formatDeliveryTime, formatDeliveryTimeLong } from './delivery-time'

const noon = new Date('2026-03-02T09:00:00Z')

describe('formatDeliveryTime', () => {
  it.each([
    [0, 'Сегодня', 'Сегодня, 2\u00a0марта'],
    [-5, 'Сегодня', 'Сегодня, 2\u00a0марта'],
    [1, 'Завтра', 'Завтра, 3\u00a0марта'],
    [24, 'Завтра', 'Завтра, 3\u00a0марта'],
    [25, '4\u00a0марта', '4\u00a0марта'],
    [48, '4\u00a0марта', '4\u00a0марта'],
    [72, '5\u00a0марта', '5\u00a0марта'],
    [72.5, '6\u00a0марта', '6\u00a0марта'],
    [24 * 30, '1\u00a0апреля', '1\u00a0апреля'],
    [24 * 365, '2\u00a0марта', '2\u00a0марта'],
  ])('%d hours are «%s», in full «%s»', (hours, short, long) => {
    expect(formatDeliveryTime(hours, noon)).toBe(short)
    expect(formatDeliveryTimeLong(hours, noon)).toBe(long)
  })

  it.each([
    ['2026-03-01T20:59:59Z', '3\u00a0марта'],
    ['2026-03-01T21:00:00Z', '4\u00a0марта'],
    ['2026-12-31T20:59:00Z', '2\u00a0января'],
    ['2028-02-27T12:00:00Z', '29\u00a0февраля'],
  ])('at %s two days ahead is %s by the Moscow calendar', (now, text) => {
    expect(formatDeliveryTime(48, new Date(now))).toBe(text)
  })
})
