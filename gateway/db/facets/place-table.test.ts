import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createPlaceTable, findPosition, placeTableBytes } from '@/gateway/db/facets/place-table'

const MAX_ID = 2 ** 31 - 1
const id = fc.oneof(fc.integer({ min: 1, max: 200 }), fc.integer({ min: 1, max: MAX_ID }))

it('finds each of a section’s goods where it stands, and no other', () => {
  fc.assert(
    fc.property(fc.uniqueArray(id, { maxLength: 100 }), fc.array(id), (ids, requested) => {
      const productIds = Int32Array.from(ids)
      const places = createPlaceTable(productIds)
      for (const one of [...ids, ...requested]) {
        const position = ids.indexOf(one)
        expect(findPosition(places, productIds, one)).toBe(position < 0 ? undefined : position)
      }
    }),
  )
})

it.each([
  [0, [], 8],
  [1, [MAX_ID], 8],
  [3, [7, 499_999, MAX_ID], 32],
])('takes the room that %i goods need, whatever their ids', (total, ids, bytes) => {
  expect(createPlaceTable(Int32Array.from(ids)).byteLength).toBe(bytes)
  expect(placeTableBytes(total)).toBe(bytes)
})
