import { expect, it } from 'vitest'
import { carListingHref } from './car-listing'

it.each([
  ['/catalog/kolodki', 7, '/catalog/kolodki?assistants=7'],
  ['/catalog/kolodki/brand-trw', 7, '/catalog/kolodki/brand-trw?assistants=7'],
  ['/catalog/kolodki?sort=price&page=3', 7, '/catalog/kolodki?sort=price&assistants=7'],
  ['/catalog/kolodki?assistants=5&filters=12.1,2', 7, '/catalog/kolodki?filters=12.1,2&assistants=7'],
  ['/catalog/kolodki?assistants=7&filters=3.10~20', null, '/catalog/kolodki?filters=3.10~20'],
  ['/catalog/kolodki?assistants=7', null, '/catalog/kolodki'],
])('%s for the car %s is %s', (href, carId, expected) => {
  expect(carListingHref(href, carId)).toBe(expected)
})
