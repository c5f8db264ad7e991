const HUNDREDTHS = 100
const WHOLE = 100 * HUNDREDTHS

/** Price of a piece with a corporate buyer's margin: kopecks, a per cent of up to two decimals, half a kopeck up. */
export function withMarkup(kopecks: number, percent: number): number {
  const parts = BigInt(WHOLE + Math.round(percent * HUNDREDTHS))
  return Number((BigInt(kopecks) * parts * 2n + BigInt(WHOLE)) / BigInt(2 * WHOLE))
}
