import { expect, test } from 'vitest'
import { ROOT_SECTION_CODE } from '@/lib/site/section-store'
import { changedPaths } from './changed-paths'

test.each([
  [['product:00-00000001'], ['/product/00-00000001']],
  [['review:00-00000001', 'meta:/product/00-00000001', 'product:00-00000001'], ['/product/00-00000001']],
  [
    ['listing:oil', 'section:oil', `listing:${ROOT_SECTION_CODE}`],
    ['/catalog/oil', '/catalog'],
  ],
  [['brand:bosch'], ['/about/brands/bosch']],
  [
    ['meta:/club', 'meta:/account/orders', 'meta:/analogs/oc90', 'meta:/nowhere/x', 'meta:/catalog?page=2'],
    ['/club'],
  ],
  [['search:00-00000001', 'bootstrap', 'product', 'listing', 'render:1'], []],
])('%j are %j', (tags, paths) => {
  expect(changedPaths(tags)).toEqual(paths)
})

test('a change of the texts is one of the pages that show them', () => {
  expect(changedPaths(['content'])).toEqual(expect.arrayContaining(['/about/news', '/about/promo', '/help']))
})
