import fc from 'fast-check'
import { expect, it } from 'vitest'
import { cleanText } from './clean-text'

it.each([
  [null, ''],
  ['  масло ', 'масл'],
  ['a\u0000\nb', 'a  b'],
  ['\ud800a', 'a'],
  ['\u202Eа\u2067', 'а'],
  ['abcdef', 'abcd'],
  ['abc😀', 'abc'],
  ['abc def', 'abc'],
])('%j becomes %j', (value, expected) => {
  expect(cleanText(value, 4)).toBe(expected)
})

it('changes nothing the second time', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const once = cleanText(text, 20)
      expect(cleanText(once, 20)).toBe(once)
      expect(once.isWellFormed()).toBe(true)
    }),
  )
})
