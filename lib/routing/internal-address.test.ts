import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readListingSegments, readSearchSegments, toInternalPath } from './internal-address'

function lastSegment(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}

test.each([
  ['/catalog', 'page=2'],
  ['/product/00-00000001', 'page=2'],
  ['/', 'q=1'],
])('%s?%s is its own address', (pathname, search) => {
  expect(toInternalPath(pathname, new URLSearchParams(search))).toBeUndefined()
})

test.each([
  ['/catalog/oil', 'utm_source=x&foo=1', readListingSegments],
  ['/catalog/oil', '', readListingSegments],
  ['/search', 'utm_source=x', readSearchSegments],
])('%s?%s is rendered under an empty query', (pathname, search, read) => {
  const path = toInternalPath(pathname, new URLSearchParams(search)) ?? ''
  expect(path.startsWith(`${pathname}/`)).toBe(true)
  expect(read([lastSegment(path)])).toEqual({ segments: [], query: new URLSearchParams() })
})

test.each([
  ['page=2&foo=1', 'page=2'],
  ['sort=price&page=1', 'sort=price'],
])('a listing with %s is rendered under %s', (search, expected) => {
  const path = toInternalPath('/catalog/oil/brand-mann', new URLSearchParams(search)) ?? ''
  expect(path.startsWith('/catalog/oil/brand-mann/')).toBe(true)
  expect(readListingSegments(['brand-mann', lastSegment(path)])).toEqual({
    segments: ['brand-mann'],
    query: new URLSearchParams(expected),
  })
})

test.each([
  ['q=oc%2090&utm_medium=y', 'q=oc%2090'],
  ['article=OC90&brand=MAHLE&oem', 'brand=MAHLE&article=OC90&oem=1'],
  ['q=W%26T%25', 'q=W%26T%25'],
])('a search for %s is rendered under %s', (search, expected) => {
  const path = toInternalPath('/search', new URLSearchParams(search)) ?? ''
  expect(readSearchSegments([lastSegment(path)])?.query.toString()).toBe(
    new URLSearchParams(expected).toString(),
  )
})

test('gives one path to the same query in any order', () => {
  const one = toInternalPath('/catalog/oil', new URLSearchParams('page=2&filters=1.b,a'))
  const other = toInternalPath('/catalog/oil', new URLSearchParams('filters=1.a,b&x=1&page=2'))
  expect(one).toBe(other)
})

test('any search query is read back as it was written, whatever it holds', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 80 }), (q) => {
      const path = toInternalPath('/search', new URLSearchParams({ q }))
      const read = readSearchSegments([lastSegment(path ?? '')])
      expect(read).not.toBeNull()
      expect(toInternalPath('/search', read?.query ?? new URLSearchParams())).toBe(path)
    }),
  )
})

test('knows no page for a segment that it would not have written', () => {
  expect(readListingSegments(['~'])).toBeNull()
  expect(readListingSegments(['~!!'])).toBeNull()
  expect(readListingSegments(['~cGFnZT0x'])).toBeNull()
})
