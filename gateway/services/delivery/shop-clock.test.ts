import { describe, expect, it } from 'vitest'
import { shopDay, shopMoment, shopTime } from '@/gateway/services/delivery/shop-clock'

describe('the clock of a shop', () => {
  it.each([
    ['Europe/Moscow', '2026-03-01T21:30:00Z', '2026-03-02', '00:30'],
    ['Asia/Yekaterinburg', '2026-03-01T18:59:59Z', '2026-03-01', '23:59'],
    ['Asia/Yekaterinburg', '2026-03-01T19:00:00Z', '2026-03-02', '00:00'],
    ['Europe/Kaliningrad', '2026-03-01T21:30:00Z', '2026-03-01', '23:30'],
    ['Asia/Kamchatka', '2026-03-01T12:00:00Z', '2026-03-02', '00:00'],
  ])('in %s at %s shows %s, %s', (zone, moment, day, time) => {
    const at = new Date(moment)
    expect([shopDay(zone, at), shopTime(zone, at)]).toEqual([day, time])
    const minute = new Date(Math.floor(at.getTime() / 60_000) * 60_000)
    expect(shopMoment(zone, day, time)).toEqual(minute)
  })

  it('follows a zone that changes its clocks', () => {
    expect(shopMoment('Europe/Berlin', '2026-03-28', '10:00').toISOString()).toBe('2026-03-28T09:00:00.000Z')
    expect(shopMoment('Europe/Berlin', '2026-03-29', '10:00').toISOString()).toBe('2026-03-29T08:00:00.000Z')
  })

  it('shows no hour that is none', () => {
    expect(shopMoment('Europe/Moscow', '2026-03-01', '99:99').getTime()).toBeNaN()
  })
})
