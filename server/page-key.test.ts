import { expect, test } from 'vitest'
import { pageKey } from './page-key'

test.each([
  ['/', '/?utm_source=mail', '/?MindboxDisabled'],
  ['/product/00-00000001', '/product/00-00000001?erid=1&utm_source=a', '/product/00-00000001?page=2'],
  [
    '/catalog/oil?page=2&sort=price',
    '/catalog/oil?sort=price&page=2&gclid=1',
    '/catalog/oil?sort=price&page=2',
  ],
  ['/search?q=oc90', '/search?utm_source=a&q=oc90', '/search?q=oc90&page=1'],
  ['/shops?_rsc=1abc', '/shops?_rsc=2abc', '/shops?utm_source=a&_rsc=3abc'],
])('%s, %s and %s are one page', (...urls) => {
  expect(new Set(urls.map(pageKey)).size).toBe(1)
})

test.each([
  ['/catalog/oil', '/catalog/oil?page=2'],
  ['/search?q=oc90', '/search?q=oc91'],
  ['/shops', '/shops?_rsc=1abc'],
  ['/redirect?url=/a', '/redirect?url=/b'],
])('%s and %s are two pages', (one, other) => {
  expect(pageKey(one)).not.toBe(pageKey(other))
})
