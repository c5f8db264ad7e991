import { expect, it } from 'vitest'
import { groupByCity } from './group-by-city'
import { kilometres } from './kilometres'

const SHOPS = [
  { id: 1, city: 'Москва', coordinates: [55.6225, 37.6063] as const },
  { id: 2, city: 'Москва', coordinates: [55.8546, 37.4762] as const },
  { id: 3, city: 'Казань', coordinates: [55.803, 49.181] as const },
  { id: 4, city: null, coordinates: null },
]
const KHIMKI = [55.8894, 37.4453] as const
const KAZAN = [55.79, 49.12] as const

const idsOf = (order: Parameters<typeof groupByCity>[1]) =>
  groupByCity(SHOPS, order).map(({ city, shops }) => [city, ...shops.map(({ shop }) => shop.id)])

it.each([
  [
    'as they were given',
    {},
    [
      ['Москва', 1, 2],
      ['Казань', 3],
      ['', 4],
    ],
  ],
  [
    'the named city first',
    { city: 'Казань' },
    [
      ['Казань', 3],
      ['Москва', 1, 2],
      ['', 4],
    ],
  ],
  [
    'a city without shops changes nothing',
    { city: 'Тверь' },
    [
      ['Москва', 1, 2],
      ['Казань', 3],
      ['', 4],
    ],
  ],
  [
    'the nearest first within its city',
    { near: KHIMKI },
    [
      ['Москва', 2, 1],
      ['Казань', 3],
      ['', 4],
    ],
  ],
  [
    'the nearest city first, whichever is named',
    { near: KAZAN, city: 'Москва' },
    [
      ['Казань', 3],
      ['Москва', 1, 2],
      ['', 4],
    ],
  ],
] as const)('shops stand by their cities: %s', (_, order, groups) => {
  expect(idsOf(order)).toEqual(groups)
})

it('a shop is as far as the map says', () => {
  const [first] = groupByCity(SHOPS, { near: KHIMKI })
  expect(first?.shops[0]?.km).toBeCloseTo(4.3, 1)
  expect(kilometres([55.7558, 37.6173], [56.8389, 60.6057])).toBeCloseTo(1417, 0)
  expect(groupByCity(SHOPS)[0]?.shops[0]?.km).toBeNull()
})
