import { findCarNumber } from '@/lib/parts/vehicle/car-number'
import { VIN_LENGTH } from '@/lib/parts/vehicle/vin'
import { toBareNumber, vinOf } from '@/lib/parts/vehicle/vin-of'
import { isBuiltIn, type YearRange } from './year-ranges'

/** What a VIN or frame number gives when it names no single car. */
export type VinLead = {
  vin: string
  /** The facts of the car, in words. */
  name: string | null
  /** The year in which the car was built, where the VIN has it. */
  year: number | null
  /** A sentence of doubt about the VIN. */
  warning: string | null
}

/** Signs that may be missing or too many before a text is no longer taken for a VIN. */
const SLIP = 2
const MIN_DIGITS = 4

/** The VIN or frame number that a text names, or what is wrong with it; undefined for words. */
export function readVinText(text: string): ReturnType<typeof vinOf> | undefined {
  const found = findCarNumber(text)
  if (found) return { vin: found.car.number }
  const bare = toBareNumber(text)
  const isNear = Math.abs(bare.length - VIN_LENGTH) <= SLIP && /^[0-9A-Z]+$/.test(bare)
  const digits = bare.replaceAll(/\D/g, '').length
  return isNear && digits >= MIN_DIGITS ? vinOf(text) : undefined
}

type Production = { yearFrom: string | null; yearTo: string | null }

/** What was built in the year of a VIN, apart from the rest; without a year there is nothing to tell apart. */
export function builtInYear<Of extends Production>(
  items: readonly Of[],
  year: number | null | undefined,
  thisYear: number,
): readonly Of[] {
  if (year == null) return []
  const range: YearRange = { from: year, to: year }
  return items.filter((item) => isBuiltIn(item, range, thisYear))
}
