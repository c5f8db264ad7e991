import { expect, it } from 'vitest'
import { piecesToCancel } from '@/lib/parts/terms/pieces-to-cancel'

it.each([
  [3, 1, [1, 2, 3]],
  [4, 2, [2, 4]],
  [2, 2, [2]],
  [5, 2, [1, 3, 5]],
  [1, 4, [1]],
  [0, 2, []],
  [2, 0, [1, 2]],
])('of %i pieces in packs of %i may be called off %j', (left, multiplicity, pieces) => {
  expect(piecesToCancel(left, multiplicity)).toEqual(pieces)
})
