import { expect, it } from 'vitest'
import { nearestShop } from './nearest-shop'

const SHOPS = [
  { id: 'Москва', coordinates: [55.6225, 37.6063] as const },
  { id: 'Казань', coordinates: [55.803, 49.181] as const },
  { id: 'без адреса', coordinates: null },
]

it.each([
  ['Казань', [55.79, 49.12], 'Казань'],
  ['Химки', [55.89, 37.44], 'Москва'],
  ['Тверь', [56.86, 35.9], undefined],
] as const)('near %s is %s', (_, place, id) => {
  expect(nearestShop(SHOPS, place)?.shop.id).toBe(id)
})

it('no shops, no nearest one', () => {
  expect(nearestShop([], [55.79, 49.12])).toBeNull()
})
