import fc from 'fast-check'
import { expect, it } from 'vitest'
import { differentLetters, editDistance, letterMask } from '@/gateway/services/words/spelling/edit-distance'

it.each([
  ['колодки', 'колодки', 0],
  ['колотки', 'колодки', 1],
  ['фильрт', 'фильтр', 1],
  ['амартизатор', 'амортизатор', 1],
  ['калодка', 'колодки', 2],
  ['шина', 'масло', 3],
])('%s is %s but for %i letters', (left, right, expected) => {
  expect(editDistance(left, right, 2)).toBe(expected)
  expect(editDistance(right, left, 2)).toBe(expected)
})

it('never passes over a near word for its letters', () => {
  const word = fc.string({ unit: fc.constantFrom(...'абвгдежз'), maxLength: 8 })
  fc.assert(
    fc.property(word, word, (left, right) => {
      const distance = editDistance(left, right, 8)
      expect(differentLetters(letterMask(left), letterMask(right))).toBeLessThanOrEqual(2 * distance)
    }),
  )
})
