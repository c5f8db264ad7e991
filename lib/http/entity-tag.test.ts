import { expect, it } from 'vitest'
import { matchesEntityTag, weakEntityTag } from './entity-tag'

it.each([
  ['"a"', '"a"', true],
  ['W/"a"', '"a"', true],
  ['"a"', 'W/"a"', true],
  ['W/"a"', 'W/"a"', true],
  ['"b", W/"a"', '"a"', true],
  ['"x,y","a"', '"x,y"', true],
  ['*', '"a"', true],
  [' * ', 'W/"a"', true],
  ['"b"', '"a"', false],
  ['"*"', '"a"', false],
  ['a', '"a"', false],
  ['w/"b"', '"a"', false],
  ['', '"a"', false],
  [undefined, '"a"', false],
])('If-None-Match of %j has %s: %s', (header, tag, expected) => {
  expect(matchesEntityTag(header, tag)).toBe(expected)
})

it('makes one tag of the same bytes and another of others', () => {
  expect(weakEntityTag(Buffer.from('page'))).toBe(weakEntityTag(Buffer.from('page')))
  expect(weakEntityTag(Buffer.from('page'))).not.toBe(weakEntityTag(Buffer.from('pagE')))
  expect(weakEntityTag(Buffer.from('page'))).toMatch(/^W\/"[\w-]{22}"$/)
})
