const HUNDREDTHS = 100
const WHOLE = 100 * HUNDREDTHS

/** Price of a piece with a corporate buyer's margin: kopecks, a per cent of up to two decimals, half a kopeck up. */
export function withMarkup(kopecks: number, percent: number): number {
  return Number((BigInt(kopecks) * partsOf(percent) * 2n + BigInt(WHOLE)) / BigInt(2 * WHOLE))
}

/** The lowest price that is not below `marked` once the margin is put on it; both in kopecks. */
export function lowestWithMarkup(marked: number, percent: number): number {
  return Math.max(0, Number(upwards((BigInt(marked) * 2n - 1n) * BigInt(WHOLE), partsOf(percent) * 2n)))
}

/** The highest price that is not above `marked` once the margin is put on it; both in kopecks. */
export function highestWithMarkup(marked: number, percent: number): number {
  return lowestWithMarkup(marked + 1, percent) - 1
}

function partsOf(percent: number): bigint {
  return BigInt(WHOLE + Math.round(percent * HUNDREDTHS))
}

function upwards(value: bigint, by: bigint): bigint {
  const whole = value / by
  return whole * by < value ? whole + 1n : whole
}
