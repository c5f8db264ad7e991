import { describe, expect, it } from 'vitest'
import type { DeliveryZone } from '@/lib/gateway/contracts/desk/delivery'
import { elsewhereFacts, readElsewhere, toElsewhereFields } from './delivery-elsewhere'
import { NEW_ZONE, readZone, toZoneFields, type ZoneFields, zoneFacts } from './delivery-zone'
import { changedFacts } from './rule-change'
import { circleAround, readCorners, readPoint, toCornerText } from './zone-place'

const plain = (texts: string[]) => texts.map((text) => text.replaceAll(/[\u00A0\u202F]/g, ' '))

const ZONE: DeliveryZone = {
  title: 'Центр',
  polygon: [
    [37.5, 55.7],
    [37.7, 55.7],
    [37.6, 55.8],
  ],
  shopId: 29,
  fee: { price: 299, freeFrom: 1000, surcharge: 500 },
  intervals: [{ timeFrom: '09:00', timeTo: '12:00' }],
  weekdays: [1, 2, 3],
  leadHours: 3,
  lastOrderTime: '15:00',
  sequence: 10,
  isOn: true,
}
const TYPED: ZoneFields = { ...NEW_ZONE, title: 'Центр', corners: '55.7, 37.5\n55.7, 37.7\n55.8, 37.6' }

describe('a zone as it is typed', () => {
  it.each([ZONE, { ...ZONE, fee: null, shopId: null, lastOrderTime: null, isOn: false }])(
    'is read as it was shown',
    (zone) => expect(readZone(toZoneFields(zone))).toEqual(zone),
  )

  it.each<[keyof ZoneFields, Partial<ZoneFields>]>([
    ['title', { title: ' ' }],
    ['corners', { corners: '55.7, 37.5\n55.7, 37.7' }],
    ['corners', { corners: '55.7, 37.5\n55.7, 37.7\nМосква' }],
    ['price', { price: 'много' }],
    ['price', { freeFrom: '1000' }],
    ['price', { surcharge: '500' }],
    ['freeFrom', { price: '1', freeFrom: '-1' }],
    ['surcharge', { price: '1', surcharge: '1,5' }],
    ['intervals', { intervals: '' }],
    ['intervals', { intervals: '18:00–10:00' }],
    ['intervals', { intervals: '10:00–25:00' }],
    ['weekdays', { weekdays: [] }],
    ['leadHours', { leadHours: '' }],
    ['leadHours', { leadHours: '241' }],
    ['lastOrderTime', { lastOrderTime: 'полдень' }],
    ['sequence', { sequence: '1.5' }],
  ])('is refused by its %s: %o', (field, changes) => {
    expect(readZone({ ...TYPED, ...changes })).toMatchObject({ field })
  })

  it.each([
    ['9:00-12:00', [{ timeFrom: '09:00', timeTo: '12:00' }]],
    [
      '10.00 — 14.00; 14:00–18:00,',
      [
        { timeFrom: '10:00', timeTo: '14:00' },
        { timeFrom: '14:00', timeTo: '18:00' },
      ],
    ],
  ])('reads the hours «%s»', (intervals, expected) => {
    expect(readZone({ ...TYPED, intervals })).toMatchObject({ intervals: expected })
  })
})

describe('the place of a zone', () => {
  it.each([
    ['55.7558, 37.6173', [37.6173, 55.7558]],
    [' 55.7558 37.6173 ', [37.6173, 55.7558]],
    ['-33.9;151.2', [151.2, -33.9]],
    ['55,7558; 37,6173', [37.6173, 55.7558]],
    ['55,7558, 37,6173', [37.6173, 55.7558]],
    ['55,7558\u00a037,6173', [37.6173, 55.7558]],
    ['55,755', undefined],
    ['91, 37', undefined],
    ['55.75', undefined],
    ['', undefined],
  ])('of «%s» is %o', (text, point) => {
    expect(readPoint(text)).toEqual(point)
  })

  it('leaves out the first corner named again at the end', () => {
    expect(readCorners(`${TYPED.corners}\n\n55.7, 37.5`)).toHaveLength(3)
  })

  it('is a circle as wide as it is high', () => {
    const circle = circleAround('55.75, 37.6', '10') ?? []
    expect(readCorners(toCornerText(circle))).toEqual(circle)
    const heights = circle.map(([, latitude]) => latitude)
    const widths = circle.map(([longitude]) => longitude)
    const height = (Math.max(...heights) - Math.min(...heights)) * 111.32
    const width = (Math.max(...widths) - Math.min(...widths)) * 111.32 * Math.cos((55.75 * Math.PI) / 180)
    expect(height).toBeCloseTo(20, 1)
    expect(width).toBeCloseTo(20, 1)
  })

  it.each([
    ['', '10'],
    ['55.75, 37.6', '0'],
    ['55.75, 37.6', 'рядом'],
    ['55.75, 37.6', '501'],
  ])('is no circle around «%s» with «%s»', (centre, radius) => {
    expect(circleAround(centre, radius)).toBeUndefined()
  })
})

describe('what holds elsewhere', () => {
  const TERMS = { price: 299, freeFrom: 1000, surcharge: 500, largeFromKg: 20, largeFromCm: null }

  it('is read as it was shown', () => {
    expect(readElsewhere(toElsewhereFields(TERMS))).toEqual(TERMS)
  })

  it.each([
    ['price', { price: '' }],
    ['largeFromKg', { largeFromKg: '0' }],
    ['largeFromKg', { largeFromKg: '', largeFromCm: '' }],
    ['largeFromCm', { largeFromCm: '1.5' }],
    ['freeFrom', { freeFrom: 'x' }],
    ['surcharge', { surcharge: '9999999' }],
  ])('is refused by its %s: %o', (field, changes) => {
    expect(readElsewhere({ ...toElsewhereFields(TERMS), ...changes })).toMatchObject({ field })
  })

  it('is told apart from what it was', () => {
    const now = { ...TERMS, price: 350, largeFromCm: 150 }
    expect(plain(changedFacts(elsewhereFacts(TERMS), elsewhereFacts(now)))).toEqual([
      'Цена: 299 ₽, от 1 000 ₽ бесплатно, за крупное ещё 500 ₽ → 350 ₽, от 1 000 ₽ бесплатно, за крупное ещё 500 ₽',
      'Крупный товар: от 20 кг → от 20 кг или от 150 см',
    ])
    expect(changedFacts(zoneFacts(ZONE, []), zoneFacts({ ...ZONE, isOn: false }, []))).toEqual([
      'Действует: да → нет',
    ])
    expect(zoneFacts(ZONE, [])).toContainEqual(['Границы', '3 точки: 55.7, 37.5…'])
  })
})
