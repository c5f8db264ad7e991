import { MAX_QUERY_LENGTH } from '@/lib/gateway/contracts/limits'
import { findCarNumber } from '@/lib/parts/vehicle/car-number'
import { VIN_LENGTH } from '@/lib/parts/vehicle/vin'
import { toBareNumber, vinOf } from '@/lib/parts/vehicle/vin-of'
import { cleanText } from '@/lib/routing/clean-text'

/** What was typed to find a car. */
export type VehicleQuery =
  | { kind: 'empty' }
  /** A VIN or the number of a body, as the gateway takes it. */
  | { kind: 'number'; number: string; of: 'vin' | 'frame' }
  /** Meant as a VIN, but none. */
  | { kind: 'mistake'; problem: string }
  | { kind: 'words'; words: string }

/** One word with letters and digits, so long that it is no model. */
const ALMOST_VIN = /^(?=.*\d)(?=.*[A-Z])[A-Z0-9]{11,24}$/
const MIN_WORDS_LENGTH = 2

export function readVehicleQuery(text: string): VehicleQuery {
  const typed = cleanText(text, MAX_QUERY_LENGTH)
  if (typed === '') return { kind: 'empty' }
  const found = findCarNumber(typed)
  if (found) return { kind: 'number', number: found.car.number, of: found.car.kind }
  const bare = toBareNumber(typed)
  if (/^\d{17}$/.test(bare)) return { kind: 'number', number: bare, of: 'vin' }
  if (ALMOST_VIN.test(bare) && (!/\s/.test(typed) || bare.length === VIN_LENGTH)) {
    const read = vinOf(typed)
    if ('problem' in read) return { kind: 'mistake', problem: read.problem }
  }
  if (typed.length < MIN_WORDS_LENGTH) {
    return { kind: 'mistake', problem: 'Слишком коротко: введите VIN, номер кузова или марку' }
  }
  return { kind: 'words', words: typed }
}

const CHECK_PLACE = 8
const CHECK_MODULUS = 11
const WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2]
/** Values of the letters from A on by ISO 3779; those that a VIN has not are 0. */
const LETTER_VALUES = [1, 2, 3, 4, 5, 6, 7, 8, 0, 1, 2, 3, 4, 5, 0, 7, 0, 9, 2, 3, 4, 5, 6, 7, 8, 9]

/** Whether the check digit of a VIN differs from the others' sum. Only makers of North America and China have to write one. */
export function hasWrongCheckDigit(vin: string): boolean {
  if (!/^[1-5L]/.test(vin)) return false
  const sum = [...vin].reduce((total, sign, at) => total + valueOf(sign) * (WEIGHTS[at] ?? 0), 0)
  const rest = sum % CHECK_MODULUS
  return vin[CHECK_PLACE] !== (rest === CHECK_MODULUS - 1 ? 'X' : String(rest))
}

function valueOf(sign: string): number {
  return /\d/.test(sign) ? Number(sign) : (LETTER_VALUES[sign.charCodeAt(0) - 'A'.charCodeAt(0)] ?? 0)
}
