import { expect, test } from 'vitest'
import { readLeavingLink } from './read-leaving-link'

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
