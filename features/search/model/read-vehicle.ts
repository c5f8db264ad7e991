import { isVin, toVinInput, VIN_LENGTH } from '@/lib/parts/vin'

/** A car that a search names by itself; `number` is written as on its papers. */
export type NamedVehicle = { kind: 'vin' | 'plate'; number: string }

/** What people copy along with the number: «VIN: …», «вин код …», «госномер …». */
const LABEL = /^\s*(?:(?:vin|вин|госномер|гос\.?\s*номер)(?:[\s-]*(?:код|code|номер))?[\s:№#-]+)/i
const SEPARATORS = /[\s-]+/g
const PLATE = /^([АВЕКМНОРСТУХ])(\d{3})([АВЕКМНОРСТУХ]{2})(\d{2,3})(?:RUS)?$/
/** Letters of plates are those that both alphabets have. */
const LATIN = 'ABEKMHOPCTYX'
const CYRILLIC = 'АВЕКМНОРСТУХ'

/** The VIN or the Russian plate that a text is, in either alphabet and case. */
export function readVehicle(text: string): NamedVehicle | undefined {
  const bare = text.replace(LABEL, '').replaceAll(SEPARATORS, '').toUpperCase()
  const vin = toVinInput(bare)
  if (bare.length === VIN_LENGTH && isVin(vin) && /[A-Z]/.test(vin) && /\d/.test(vin)) {
    return { kind: 'vin', number: vin }
  }
  const plate = PLATE.exec([...bare].map((letter) => CYRILLIC[LATIN.indexOf(letter)] ?? letter).join(''))
  if (!plate) return undefined
  const [, first = '', digits = '', last = '', region = ''] = plate
  return { kind: 'plate', number: `${first} ${digits} ${last} ${region}` }
}
