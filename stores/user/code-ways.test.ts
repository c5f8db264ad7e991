import { expect, test } from 'vitest'
import { codeLoginBy, codeWaysOf } from './code-ways'

test.each([
  [undefined, true, 'phone'],
  [['sms'], true, 'phone'],
  [['email'], true, 'email'],
  [['email'], false, undefined],
  [[], true, undefined],
])('a shop with codes by %j and sign-in by e-mail %s lets in by a code to %s', (by, hasEmailLogin, way) => {
  const ways = codeWaysOf(by ? { codes: { by, phone: '74822000000' } } : {})
  expect(codeLoginBy(ways, hasEmailLogin)).toBe(way)
  expect(ways.shopPhone).toBe(by && '74822000000')
})
