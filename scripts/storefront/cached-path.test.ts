import { expect, test } from 'vitest'
import { readSearchSegments } from '../../lib/routing/internal-address'
import { cachedPath, isReadable } from './cached-path'

test.each([
  ['/', '/'],
  ['/?utm_source=a', '/'],
  ['/shops', '/shops'],
  ['/product/mann_w712~75', '/product/mann_w712~75'],
  ['/catalog?page=2', '/catalog'],
  ['/account', undefined],
  ['/account/orders?page=2', undefined],
  ['/arus_elements', undefined],
  ['/product/mann_w%20712', undefined],
  ['/catalog/%D0%BC%D0%B0%D1%81%D0%BB%D0%BE', undefined],
  ['/shops;a=1', undefined],
  ['/a\\b', undefined],
  ['//evil.example', '//evil.example'],
  ['http://shop.example/shops', undefined],
  ['', undefined],
])('a page of %s is stored under %s', (url, path) => {
  expect(cachedPath(url)).toBe(path)
})

test.each([
  ['/search?q=oc90', 'oc90'],
  ['/search?q=a?b', 'a?b'],
  ['/search?q=a%3Fb?c', 'a?b?c'],
  ['/search?q=100%', '100%'],
  ['/search?q=%zz', '%zz'],
  ['/search?q=a+b', 'a b'],
  ['/search?q=%D1%84%D0%B8%D0%BB', 'фил'],
  ['/search?', ''],
])('%s is looked up as a search for %j', (url, q) => {
  const path = cachedPath(url) ?? ''
  expect(path.startsWith('/search/~')).toBe(true)
  expect(readSearchSegments([path.slice('/search/'.length)])?.query.get('q') ?? '').toBe(q)
})

test('one listing is stored once, whatever else its address holds', () => {
  expect(cachedPath('/catalog/oil?page=2&utm_source=a')).toBe(cachedPath('/catalog/oil?page=2'))
  expect(cachedPath('/catalog/oil?page=2')).not.toBe(cachedPath('/catalog/oil?page=3'))
})

test.each([
  ['/shops', true],
  ['/%D0%BC', true],
  ['/shops?q=%zz', true],
  ['/%', false],
  ['/%zz', false],
  ['/%D0', false],
])('the path of %s can be read: %s', (url, expected) => {
  expect(isReadable(url)).toBe(expected)
})
