import { expect, test } from 'vitest'
import { relOf } from './rel-of'

test.each([
  ['/', undefined],
  ['/catalog', undefined],
  ['/catalog/oil', undefined],
  ['/catalog/oil#filters', undefined],
  ['/catalog/oil?page=2', undefined],
  ['/catalog/oil/brand-bosch', undefined],
  ['/catalog/oil/brand-bosch?page=3', undefined],
  ['/catalog/oil/set-winter', undefined],
  ['/product/00-00012345', undefined],
  ['/about/brands/bosch', undefined],
  ['https://elsewhere.example/catalog/oil?sort=price', undefined],
  ['/original_catalogs', undefined],
  ['/original_catalogs/TA', undefined],
  ['/original_catalogs?q=camry', 'nofollow'],
  ['/original_catalogs/TA?ssd=a.b', 'nofollow'],
  ['/original_catalogs/group?code=TA&ssd=a', 'nofollow'],
  ['/original_catalogs/unit?code=TA&ssd=a&unit=1', 'nofollow'],
  ['/catalog/oil/brand-bosch/volume-4', 'nofollow'],
  ['/catalog/oil?sort=price', 'nofollow'],
  ['/catalog/oil?filters=1.a', 'nofollow'],
  ['/catalog/oil?page=2&sort=price', 'nofollow'],
  ['/catalog/oil/brand-bosch?assistants=7', 'nofollow'],
  ['/help/feedback', undefined],
  ['/help/feedback?theme=part&query=oc90', 'nofollow'],
  ['/catalog_to?modification=1', undefined],
  ['/catalog_to?modification=1&mileage=30000', 'nofollow'],
  ['/analogs', undefined],
  ['/analogs/oc90', 'nofollow'],
  ['/analogs/oc90/knecht', 'nofollow'],
  ['/sign-in', 'nofollow'],
  ['/search', 'nofollow'],
  ['/search?q=oc90', 'nofollow'],
])('a link to %s is %s', (href, rel) => {
  expect(relOf(href)).toBe(rel)
})
