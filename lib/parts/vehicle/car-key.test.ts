import { expect, it } from 'vitest'
import { createCarKey, isCarKey } from './car-key'
import { isVin } from './vin'

it.each([0, 0.5, 0.999_999])('a new key is a key and no VIN (%d)', (random) => {
  const key = createCarKey(() => random)
  expect(isCarKey(key)).toBe(true)
  expect(isVin(key)).toBe(false)
})

it('keys differ', () => {
  expect(new Set(Array.from({ length: 200 }, () => createCarKey())).size).toBe(200)
})

it.each([
  ['CAR-0123ABCD', true],
  ['car-0123abcd', true],
  ['XTAGFK330JY144213', false],
  ['CAR-0123ABC', false],
  ['CAR-0123ABCO', false],
  ['XTAGFK330JY14421', false],
  ['', false],
])('%j is a key: %s', (text, expected) => {
  expect(isCarKey(text)).toBe(expected)
})
