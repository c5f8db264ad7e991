/** Millimetres below which tyres may not be driven on: winter ones in winter, and all others. */
const WINTER_MIN_MM = 4
const SUMMER_MIN_MM = 1.6
/** Above the least by less than this: the next season is their last. */
const NEAR_MM = 1

export type TreadState = 'good' | 'last' | 'worn'

/** What the shallowest tread of a set means for its owner; undefined before it was measured. */
export function treadState(season: string | null, treads: readonly number[]): TreadState | undefined {
  if (treads.length === 0) return undefined
  const least = /зим/i.test(season ?? '') ? WINTER_MIN_MM : SUMMER_MIN_MM
  const shallowest = Math.min(...treads)
  if (shallowest < least) return 'worn'
  return shallowest < least + NEAR_MM ? 'last' : 'good'
}

/** `6,4 · 6,3 · 5,9 · 6 мм`. */
export function treadWords(treads: readonly number[]): string {
  return `${treads.map((millimetres) => String(millimetres).replace('.', ',')).join(' · ')}\u00a0мм`
}
