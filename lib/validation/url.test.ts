import { expect, it } from 'vitest'
import { isUrl } from './url'

const ofLength = (length: number) => 'https://example.org/'.padEnd(length, 'a')

it.each([
  ['https://example.org', true],
  ['http://пример.рф/а?б=1', true],
  ['ftp://example.org', false],
  ['javascript:alert(1)', false],
  ['example.org', false],
  ['', false],
  [ofLength(2048), true],
  [ofLength(2049), false],
])('%s is an address: %s', (value, expected) => {
  expect(isUrl(value)).toBe(expected)
})
