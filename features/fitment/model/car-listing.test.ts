import { expect, it } from 'vitest'
import { carListingHref, isNarrowedTo } from './car-listing'

it.each([
  ['/catalog/kolodki', [], null, '/catalog/kolodki?assistants=7'],
  ['/catalog/kolodki', [], 2015, '/catalog/kolodki?assistants=7-2015'],
  ['/catalog/kolodki/brand-trw', [], null, '/catalog/kolodki/brand-trw?assistants=7'],
  ['/catalog/kolodki?sort=price&page=3', [], null, '/catalog/kolodki?sort=price&assistants=7'],
  [
    '/catalog/kolodki?assistants=5&filters=12.1,2',
    ['5'],
    2015,
    '/catalog/kolodki?filters=12.1,2&assistants=7-2015',
  ],
  ['/catalog/kolodki?assistants=7&filters=3.10~20', ['7'], null, '/catalog/kolodki?filters=3.10~20'],
  ['/catalog/kolodki?assistants=7-2015', ['7-2015'], null, '/catalog/kolodki'],
  ['/catalog/kolodki?assistants=5.7', ['5', '7'], 2015, '/catalog/kolodki?assistants=5'],
] as const)('%s, narrowed to %j, of a car of %s leads to %s', (href, assistants, year, expected) => {
  expect(carListingHref(href, assistants, { carId: 7, year })).toBe(expected)
})

it.each([
  [['7'], true],
  [['7-2015'], true],
  [['5', '7-2011'], true],
  [['70', '17', '5-7'], false],
  [[], false],
] as const)('a listing of %j is narrowed to car 7: %s', (assistants, expected) => {
  expect(isNarrowedTo(assistants, { carId: 7, year: 2015 })).toBe(expected)
})
