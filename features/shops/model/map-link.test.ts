import { expect, test } from 'vitest'
import { mapHref, routeHref } from './map-link'

test('a mark names the longitude first, a way the latitude first', () => {
  expect(mapHref([55.76, 37.61])).toBe('https://yandex.ru/maps/?pt=37.61,55.76&z=17&l=map')
  expect(routeHref([55.76, 37.61])).toBe('https://yandex.ru/maps/?rtext=~55.76,37.61')
})
