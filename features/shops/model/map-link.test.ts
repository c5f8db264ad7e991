import { expect, test } from 'vitest'
import { mapHref, routeHref, taxiHref } from './map-link'

test('a mark names the longitude first, a way the latitude first', () => {
  expect(mapHref([55.76, 37.61])).toBe('https://yandex.ru/maps/?pt=37.61,55.76&z=17&l=map')
  expect(routeHref([55.76, 37.61])).toBe('https://yandex.ru/maps/?rtext=~55.76,37.61')
})

test('a ride ends at the shop', () => {
  const { origin, pathname, searchParams } = new URL(taxiHref([55.76, 37.61]))
  expect(origin + pathname).toBe('https://3.redirect.appmetrica.yandex.com/route')
  expect([searchParams.get('end-lat'), searchParams.get('end-lon')]).toEqual(['55.76', '37.61'])
})
