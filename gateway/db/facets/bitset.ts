export const WORD_BITS = 32

/** One bit per position, 32 to a word; signed words stay small integers in the engine, unsigned ones do not. */
export type Bitset = Int32Array

export function createBitset(size: number): Bitset {
  return new Int32Array(Math.ceil(size / WORD_BITS))
}

export function fullBitset(size: number): Bitset {
  const bits = createBitset(size).fill(-1)
  const rest = size % WORD_BITS
  if (rest > 0) bits[bits.length - 1] = (1 << rest) - 1
  return bits
}

export function addBit(bits: Bitset, position: number) {
  const word = position >>> 5
  bits[word] = (bits[word] ?? 0) | (1 << (position & 31))
}

export function hasBit(bits: Bitset, position: number) {
  return ((bits[position >>> 5] ?? 0) & (1 << (position & 31))) !== 0
}

/** The bits with one more at `position`; those behind it move up. */
export function withBit(bits: Bitset, size: number, position: number, isSet: boolean): Bitset {
  const longer = createBitset(size + 1)
  const word = position >>> 5
  longer.set(bits.subarray(0, word))
  const below = (1 << (position & 31)) - 1
  const split = bits[word] ?? 0
  longer[word] = (split & below) | (isSet ? below + 1 : 0) | ((split & ~below) << 1)
  for (let at = word + 1; at < longer.length; at += 1)
    longer[at] = ((bits[at] ?? 0) << 1) | ((bits[at - 1] ?? 0) >>> 31)
  return longer
}

/** The bits without the one at `position`; those behind it move down. */
export function withoutBit(bits: Bitset, size: number, position: number): Bitset {
  const shorter = createBitset(size - 1)
  const word = position >>> 5
  shorter.set(bits.subarray(0, Math.min(word, shorter.length)))
  const below = (1 << (position & 31)) - 1
  for (let at = word; at < shorter.length; at += 1) {
    const moved = ((bits[at] ?? 0) >>> 1) | ((bits[at + 1] ?? 0) << 31)
    shorter[at] = at === word ? ((bits[at] ?? 0) & below) | (moved & ~below) : moved
  }
  return shorter
}

export function intersect(target: Bitset, other: Bitset) {
  for (let word = 0; word < target.length; word += 1) target[word] = (target[word] ?? 0) & (other[word] ?? 0)
}

export function unite(target: Bitset, other: Bitset) {
  for (let word = 0; word < target.length; word += 1) target[word] = (target[word] ?? 0) | (other[word] ?? 0)
}

export function subtract(target: Bitset, other: Bitset) {
  for (let word = 0; word < target.length; word += 1) target[word] = (target[word] ?? 0) & ~(other[word] ?? 0)
}

export function countBits(bits: Bitset) {
  let count = 0
  for (let word = 0; word < bits.length; word += 1) count += onesIn(bits[word] ?? 0)
  return count
}

export function countCommonBits(left: Bitset, right: Bitset) {
  let count = 0
  for (let word = 0; word < left.length; word += 1) {
    const common = (left[word] ?? 0) & (right[word] ?? 0)
    if (common !== 0) count += onesIn(common)
  }
  return count
}

/** Positions of the set bits, ascending. */
export function positionsIn(bits: Bitset, count: number) {
  const positions = new Int32Array(count)
  let filled = 0
  for (let word = 0; word < bits.length; word += 1) {
    for (let rest = bits[word] ?? 0; rest !== 0; rest &= rest - 1) {
      positions[filled] = word * WORD_BITS + 31 - Math.clz32(rest & -rest)
      filled += 1
    }
  }
  return positions
}

function onesIn(word: number) {
  let ones = word - ((word >>> 1) & 0x55555555)
  ones = (ones & 0x33333333) + ((ones >>> 2) & 0x33333333)
  ones = (ones + (ones >>> 4)) & 0x0f0f0f0f
  return Math.imul(ones, 0x01010101) >>> 24
}
