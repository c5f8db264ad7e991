import { plateOf } from '@/lib/parts/vehicle/plate-of'
import { isVin, toVinInput, VIN_LENGTH } from '@/lib/parts/vehicle/vin'

/** A car that a search names by itself; `number` is written as on its papers. */
export type NamedVehicle = { kind: 'vin' | 'plate'; number: string }

/** What people copy along with the number: «VIN: …», «вин код …», «госномер …». */
const LABEL = /^\s*(?:(?:vin|вин|госномер|гос\.?\s*номер)(?:[\s-]*(?:код|code|номер))?[\s:№#-]+)/i
const SEPARATORS = /[\s-]+/g

/** The VIN or the Russian plate that a text is, in either alphabet and case. */
export function readVehicle(text: string): NamedVehicle | undefined {
  const bare = text.replace(LABEL, '').replaceAll(SEPARATORS, '').toUpperCase()
  const vin = toVinInput(bare)
  if (bare.length === VIN_LENGTH && isVin(vin) && /[A-Z]/.test(vin) && /\d/.test(vin)) {
    return { kind: 'vin', number: vin }
  }
  const plate = plateOf(bare)
  return plate === undefined ? undefined : { kind: 'plate', number: plate }
}
