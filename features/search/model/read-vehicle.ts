import { findCarNumber } from '@/lib/parts/vehicle/car-number'
import { plateOf } from '@/lib/parts/vehicle/plate-of'

/** A car that a search names; `number` is written as on its papers. */
export type NamedVehicle = { kind: 'vin' | 'frame' | 'plate'; number: string }

/** What people copy along with a plate: «госномер …». */
const LABEL = /^\s*(?:госномер|гос\.?\s*номер)[\s:№#-]+/i

/** The VIN, frame number or Russian plate of a text, in either alphabet and case, and the words that stand beside it. */
export function readVehicle(text: string): { vehicle: NamedVehicle; words: string } | undefined {
  const found = findCarNumber(text)
  if (found) return { vehicle: found.car, words: found.words }
  const plate = plateOf(text.replace(LABEL, ''))
  return plate === undefined ? undefined : { vehicle: { kind: 'plate', number: plate }, words: '' }
}
