import { expect, it } from 'vitest'
import { readPieces } from './read-pieces'

it.each([
  ['1', 1],
  [' 4 ', 4],
  ['0', undefined],
  ['5', undefined],
  ['-1', undefined],
  ['1,5', undefined],
  ['все', undefined],
  ['', undefined],
])('of 4 pieces reads «%s» as %s', (typed, pieces) => {
  expect(readPieces(typed, 4)).toBe(pieces)
})

it('reads none where none may be meant', () => {
  expect(readPieces('0', 4, 0)).toBe(0)
})
