import { VIN_LENGTH } from '@/lib/parts/vehicle/vin'

const YEAR_SIGNS = 'ABCDEFGHJKLMNPRSTVWXY123456789'
const FIRST_YEAR = 1980
const YEAR_PLACE = 9
const CHECK_PLACE = 8
const CHECK_MODULUS = 11
const WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2]
const VALUES: Readonly<Record<string, number>> = Object.fromEntries([
  ...[...'0123456789'].map((sign, value) => [sign, value] as const),
  ...[...'ABCDEFGH'].map((sign, at) => [sign, at + 1] as const),
  ...[...'JKLMN'].map((sign, at) => [sign, at + 1] as const),
  ['P', 7],
  ['R', 9],
  ...[...'STUVWXYZ'].map((sign, at) => [sign, at + 2] as const),
])

/** What is wrong with a typed VIN, as a sentence; nothing when it may be one. */
export function vinProblem(text: string): string | undefined {
  const vin = text.replaceAll(/\s/g, '').toUpperCase()
  const cyrillic = /[А-ЯЁ]/.exec(vin)
  if (cyrillic)
    return `В VIN только латинские буквы: знак ${cyrillic.index + 1} — русская «${cyrillic[0]}». Смените раскладку.`
  const forbidden = /[IOQ]/.exec(vin)
  if (forbidden)
    return `В VIN не бывает букв I, O и Q: знак ${forbidden.index + 1} — «${forbidden[0]}». Похожие цифры — 1 и 0.`
  const strange = /[^0-9A-Z]/.exec(vin)
  if (strange) return `В VIN только цифры и латинские буквы: знак ${strange.index + 1} — «${strange[0]}».`
  if (vin.length !== VIN_LENGTH)
    return `В VIN ${VIN_LENGTH} знаков, а здесь ${vin.length}. Проверьте, не ${vin.length > VIN_LENGTH ? 'лишний ли знак' : 'пропущен ли знак'}.`
  return undefined
}

/** The model year of the tenth sign, which comes again every thirty years: the latest that is not to come. */
export function yearOf(vin: string, thisYear: number): number | undefined {
  const place = YEAR_SIGNS.indexOf(vin[YEAR_PLACE] ?? '')
  if (place < 0) return undefined
  const cycle = YEAR_SIGNS.length
  const first = FIRST_YEAR + place
  return first + Math.max(0, Math.floor((thisYear + 1 - first) / cycle)) * cycle
}

/** Makers of North America and China have to write a check digit; others write what they like. */
export function isChecked(vin: string): boolean {
  return /^[1-5L]/.test(vin)
}

export function isCheckDigitRight(vin: string): boolean {
  const sum = [...vin].reduce((total, sign, at) => total + (VALUES[sign] ?? 0) * (WEIGHTS[at] ?? 0), 0)
  const rest = sum % CHECK_MODULUS
  return vin[CHECK_PLACE] === (rest === CHECK_MODULUS - 1 ? 'X' : String(rest))
}
