import { formatNumber } from './number'

/** `7,5 %`, never broken between the number and its sign. */
export function formatPercent(value: number): string {
  return `${formatNumber(value)}\u00a0%`
}
