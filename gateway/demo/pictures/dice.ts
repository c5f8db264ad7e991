import type { Dice } from './sheet'

/** Dice of a seed: the same throws in the same order, on every machine. */
export function createDice(seed: number): Dice {
  let state = seed >>> 0 || 1
  const next = () => {
    state = (Math.imul(state ^ (state >>> 15), state | 1) + 0x6d2b79f5) >>> 0
    state ^= state + Math.imul(state ^ (state >>> 7), state | 61)
    return ((state ^ (state >>> 14)) >>> 0) / 4_294_967_296
  }
  return {
    pick: (from) => from[Math.floor(next() * from.length)] as (typeof from)[number],
    between: (min, max) => Math.round((min + next() * (max - min)) * 10) / 10,
    whole: (min, max) => min + Math.floor(next() * (max - min + 1)),
  }
}

/** A 32-bit number of a text (FNV-1a). */
export function hashText(text: string): number {
  let value = 2_166_136_261
  for (let index = 0; index < text.length; index += 1)
    value = Math.imul(value ^ text.charCodeAt(index), 16_777_619)
  return value >>> 0
}
