/**
 * Shares a whole amount out over weights, in proportion and without a remainder; no share is above its weight. The
 * amount must not be above the sum of the weights. Equal remainders go to the earlier place.
 */
export function allocate(amount: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0)
  if (amount > sum) throw new RangeError(`cannot share ${amount} out over ${sum}`)
  if (sum === 0) return weights.map(() => 0)
  // The product of two amounts in kopecks may exceed the exact range of a number.
  const parts = weights.map((weight, place) => {
    const product = BigInt(weight) * BigInt(amount)
    return { place, share: Number(product / BigInt(sum)), rest: product % BigInt(sum) }
  })
  let left = amount - parts.reduce((total, { share }) => total + share, 0)
  for (const part of parts.toSorted((a, b) =>
    a.rest === b.rest ? a.place - b.place : a.rest < b.rest ? 1 : -1,
  )) {
    if (left === 0) break
    part.share += 1
    left -= 1
  }
  return parts.map(({ share }) => share)
}
