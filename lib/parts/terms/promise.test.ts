import { describe, expect, it } from 'vitest'
import { formatDeliveryTime } from '@/lib/format/delivery/delivery-time'
import { hoursToShop, nextPromiseChange, promisedDays } from './promise'

const SHOP = { shopId: 29, work: { open: '09:00', close: '21:00' } }
const LATE = { shopId: 29, work: { open: '12:00', close: '02:00' } }
const ALWAYS = { shopId: 29, work: { open: '00:00', close: '24:00' } }
const UNKNOWN = { shopId: 29, work: { open: '', close: 'поздно' } }
const TRANSIT = new Map([
  [41, 24],
  [43, 48],
])
const NEAR = { ...SHOP, transit: TRANSIT }
const KAZAN = { ...NEAR, shopId: 41 }
/** Two hours ahead of Moscow. */
const URAL = { ...NEAR, shopId: 43, timeZone: 'Asia/Yekaterinburg' }
const WEST = { ...SHOP, timeZone: 'Europe/Kaliningrad' }
const EAST = { ...SHOP, timeZone: 'Asia/Vladivostok' }
const FAR_SHOP = [{ supplierId: 41, deliveryHours: 0 }]
const URAL_SHOP = [{ supplierId: 43, deliveryHours: 0 }]
const HERE = [{ supplierId: 29, deliveryHours: 0 }]
const OTHER_SHOP = [{ supplierId: 8, deliveryHours: 0 }]
const VENDOR = [{ supplierId: 501, deliveryHours: 48 }]

/** A moment by Moscow's clock, which is three hours ahead. */
const at = (time: string) => new Date(`2026-11-${time.replace(' ', 'T')}:00+03:00`)

describe('the promised day', () => {
  it.each([
    ['in the shop, before it opens', HERE, SHOP, '22 00:00', 'Сегодня'],
    ['in the shop', HERE, SHOP, '22 12:00', 'Сегодня'],
    ['in the shop, a minute before it closes', HERE, SHOP, '22 20:59', 'Сегодня'],
    ['in the shop, when it closes', HERE, SHOP, '22 21:00', 'Завтра'],
    ['in the shop, a minute before midnight', HERE, SHOP, '22 23:59', 'Завтра'],
    ['in a shop that is open over midnight', HERE, LATE, '22 23:59', 'Сегодня'],
    ['in a shop that is open over midnight, after it closed', HERE, LATE, '22 03:00', 'Сегодня'],
    ['in a shop around the clock', HERE, ALWAYS, '22 23:59', 'Сегодня'],
    ['in a shop with hours that say nothing', HERE, UNKNOWN, '22 23:59', 'Сегодня'],
    ['in another shop', OTHER_SHOP, SHOP, '22 12:00', 'Завтра'],
    ['in another shop, in the evening', OTHER_SHOP, SHOP, '22 23:00', 'Завтра'],
    ['in both shops', [...HERE, ...OTHER_SHOP], SHOP, '22 12:00', 'Завтра'],
    ['an hour away', [{ supplierId: 29, deliveryHours: 1 }], SHOP, '22 12:00', 'Завтра'],
    ['at a vendor', VENDOR, SHOP, '22 12:00', '24\u00a0ноября'],
    ['at a vendor, in the evening', VENDOR, SHOP, '22 23:59', '24\u00a0ноября'],
    ['at a vendor, after midnight', VENDOR, SHOP, '23 00:00', '25\u00a0ноября'],
    ['in another city, for a shop there', HERE, KAZAN, '22 12:00', '24\u00a0ноября'],
    ['at a vendor, for a shop in another city', VENDOR, URAL, '22 12:00', '26\u00a0ноября'],
    ['in a shop of another city, for that shop', FAR_SHOP, KAZAN, '22 12:00', 'Сегодня'],
    ['in a shop of another city, for one here', FAR_SHOP, NEAR, '22 12:00', '24\u00a0ноября'],
    ['in a shop of another city, for one in a third', FAR_SHOP, URAL, '22 12:00', '26\u00a0ноября'],
    ['in the shop, a minute before it closes by its clock', URAL_SHOP, URAL, '22 18:59', 'Сегодня'],
    ['in the shop, when it closes by its clock', URAL_SHOP, URAL, '22 19:00', 'Завтра'],
    ['in the shop, after midnight there and before it here', URAL_SHOP, URAL, '22 23:30', 'Завтра'],
    ['in a shop whose clock is behind', HERE, WEST, '22 21:59', 'Сегодня'],
    ['in a shop whose clock is behind, when it closes', HERE, WEST, '22 22:00', 'Завтра'],
    ['in a shop seven hours ahead, when it closes', HERE, EAST, '22 14:00', 'Завтра'],
    ['at a vendor and no shop is known', VENDOR, undefined, '22 23:59', '24\u00a0ноября'],
    ['somewhere and no shop is known', OTHER_SHOP, undefined, '22 23:59', 'Сегодня'],
  ] as const)('of goods %s', (_, stock, place, time, day) => {
    expect(formatDeliveryTime(hoursToShop(stock, place, at(time)), at(time))).toBe(day)
  })

  it.each([
    [-5, 0],
    [0, 0],
    [1, 1],
    [24, 1],
    [25, 2],
  ])('is %i hours away in %i days', (hours, days) => {
    expect(promisedDays(hours)).toBe(days)
  })

  it.each([
    [SHOP, '22 00:00', '22 21:00'],
    [SHOP, '22 20:59', '22 21:00'],
    [SHOP, '22 21:00', '23 00:00'],
    [LATE, '22 01:00', '23 00:00'],
    [URAL, '22 00:00', '22 19:00'],
    [undefined, '22 23:59', '23 00:00'],
  ])('changes next for %j at %s at %s', (place, now, change) => {
    expect(nextPromiseChange(place, at(now))).toEqual(at(change))
  })
})
