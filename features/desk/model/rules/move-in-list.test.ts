import { expect, it } from 'vitest'
import { moveInList } from './move-in-list'

it.each([
  [0, 1, 'bac'],
  [2, -1, 'acb'],
  [0, -1, 'abc'],
  [2, 1, 'abc'],
] as const)('moves the entry %i by %i', (at, by, expected) => {
  expect(moveInList(['a', 'b', 'c'], at, by).join('')).toBe(expected)
})
