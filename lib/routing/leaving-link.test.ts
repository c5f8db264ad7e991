import fc from 'fast-check'
import { expect, test } from 'vitest'
import { leavingPath, readLeavingLink, readLeavingSegments } from './leaving-link'

const segmentsOf = (path: string) => path.split('/').slice(2)

test.each([
  ['url=/shops', '/shops'],
  ['to=/shops', '/shops'],
  ['link=https%3A%2F%2Fexample.org', 'https://example.org'],
  ['to=/a&url=/b', '/b'],
  ['url=&to=/a', '/a'],
  ['utm_source=a', ''],
  [`url=/${'a'.repeat(2048)}`, ''],
  ['', ''],
])('/redirect?%s leads to %j', (search, link) => {
  expect(readLeavingLink(new URLSearchParams(search))).toBe(link)
})

test('any link is read back from its path, as it came and percent-encoded', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (link) => {
      const path = leavingPath(link)
      expect(path).toMatch(/^\/redirect(?:\/~[\w-]+)?$/)
      expect(readLeavingSegments(segmentsOf(path))).toBe(link)
      expect(readLeavingSegments(segmentsOf(path.replace('~', '%7E')))).toBe(link)
    }),
  )
})

test.each([
  [['__build__']],
  [['~']],
  [['~%']],
  [['~__8']],
  [['x']],
  [['~L3Nob3Bz', 'more']],
  [['~L3Nob3Bz=']],
])('knows no link in %j', (segments) => {
  expect(readLeavingSegments(segments)).toBeNull()
})
