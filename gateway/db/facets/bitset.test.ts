import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addBit, createBitset, hasBit, withBit, withoutBit } from '@/gateway/db/facets/bitset'

const bitsOf = (flags: readonly boolean[]) => {
  const bits = createBitset(flags.length)
  flags.forEach((isSet, position) => isSet && addBit(bits, position))
  return bits
}
const flagsIn = (bits: Int32Array, size: number) =>
  Array.from({ length: size }, (_, position) => hasBit(bits, position))
const flags = fc.array(fc.boolean(), { maxLength: 100 })

it('takes a bit in and out at any place, and moves those behind it', () => {
  fc.assert(
    fc.property(flags, flags, fc.boolean(), (before, behind, isSet) => {
      const others = [...before, ...behind]
      const all = [...before, isSet, ...behind]
      const longer = withBit(bitsOf(others), others.length, before.length, isSet)
      expect(flagsIn(longer, all.length)).toEqual(all)
      expect(longer).toEqual(bitsOf(all))
      expect(withoutBit(longer, all.length, before.length)).toEqual(bitsOf(others))
    }),
    { seed: 90 },
  )
})
