import { formatNumber } from './number'

const NBSP = '\u00a0'
const METRES = 1000
const STEP = 100
/** Kilometres from which tenths say nothing. */
const WHOLE_FROM = 10

/** «800 м», «2,3 км», «1 417 км». */
export function formatDistance(km: number): string {
  const metres = Math.max(STEP, Math.round((km * METRES) / STEP) * STEP)
  if (metres < METRES) return `${metres}${NBSP}м`
  const shown = km < WHOLE_FROM ? metres / METRES : Math.round(km)
  return `${formatNumber(shown)}${NBSP}км`
}
