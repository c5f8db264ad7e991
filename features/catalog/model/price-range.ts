import { formatNumber } from '@/lib/format/number'

/** Unit of the filters whose numbers are prices. */
export const RUBLES = '₽'

const RANGE_IN_TEXT = /\d[\d\s,]*[–-]\s?\d(?:[\d\s,]*\d)?(?=\s?₽)/u

export type PriceRange = readonly [min: number, max: number]

export function formatBounds(min: number, max: number, unit: string | null): string {
  return `${formatNumber(min)}\u2009–\u2009${formatNumber(max)}${unit ? `\u00a0${unit}` : ''}`
}

/** A text that names a range of prices, with another range in its place. */
export function withPriceRange(text: string, [min, max]: PriceRange): string {
  return text.replace(RANGE_IN_TEXT, formatBounds(min, max, null))
}
