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

/** Makers of North America and China have to write a check digit; others write what they like. */
export function isChecked(vin: string): boolean {
  return /^[1-5L]/.test(vin)
}

export function isCheckDigitRight(vin: string): boolean {
  const sum = [...vin].reduce((total, sign, at) => total + (VALUES[sign] ?? 0) * (WEIGHTS[at] ?? 0), 0)
  const rest = sum % CHECK_MODULUS
  return vin[CHECK_PLACE] === (rest === CHECK_MODULUS - 1 ? 'X' : String(rest))
}
