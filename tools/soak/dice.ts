export type Dice = {
  /** A whole number from 0 up to, and without, the bound. */
  below: (bound: number) => number
  oneOf: <Value>(values: readonly Value[]) => Value
  shuffled: <Value>(values: readonly Value[]) => Value[]
}

/** Numbers that look random and come again with the same seed (mulberry32). */
export function createDice(seed: number): Dice {
  let state = seed | 0
  function below(bound: number) {
    state = (state + 0x6d_2b_79_f5) | 0
    const once = Math.imul(state ^ (state >>> 15), state | 1)
    const twice = once ^ (once + Math.imul(once ^ (once >>> 7), once | 61))
    return ((twice ^ (twice >>> 14)) >>> 0) % bound
  }
  return {
    below,
    oneOf(values) {
      const value = values[below(values.length)]
      if (value === undefined) throw new Error('there is nothing to choose from')
      return value
    },
    shuffled: (values) =>
      values
        .map((value) => ({ value, place: below(2 ** 31) }))
        .toSorted((a, b) => a.place - b.place)
        .map(({ value }) => value),
  }
}
