import fc from 'fast-check'
import { expect, it } from 'vitest'
import { editDistance } from './edit-distance'
import { nearKeys } from './near-keys'

it.each([
  ['a sign changed', '0986494587', '0986494581'],
  ['the first sign changed', 'bd9878', 'ad9878'],
  ['two signs swapped', '0986494587', '0986495487'],
  ['a sign too many', '09864945887', '0986494587'],
  ['a sign left out', '098649458', '0986494587'],
  ['the last sign left out', 'w914', 'w9142'],
])('finds %s', (_, typed, meant) => {
  expect(nearKeys(typed)).toContain(meant)
})

it.each(['0c9', '', '1'.repeat(25)])('has none for %j', (key) => {
  expect(nearKeys(key)).toEqual([])
})

it('goes one step and no further, to each key once', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z0-9]{4,12}$/), (key) => {
      const near = nearKeys(key)
      expect(new Set(near).size).toBe(near.length)
      expect(near.every((other) => editDistance(key, other, 1) === 1)).toBe(true)
    }),
    { numRuns: 20 },
  )
})
