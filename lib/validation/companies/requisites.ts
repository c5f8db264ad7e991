/** Weights of the check digits: the published rule of the tax service. */
const COMPANY_WEIGHTS = [2, 4, 10, 3, 5, 9, 4, 6, 8]
const PERSON_WEIGHTS = [
  [7, 2, 4, 10, 3, 5, 9, 4, 6, 8],
  [3, 7, 2, 4, 10, 3, 5, 9, 4, 6, 8],
]

const MIN_INN_LENGTH = 10
const MAX_INN_LENGTH = 12
/** Those of companies and of people first: a text may hold other numbers too. */
export const INN_LENGTHS: readonly number[] = [10, 12]
export const KPP_LENGTH = 9

/** No check digit makes a taxpayer number of one digit alone; a reason code of zeros names no tax office. */
const ONE_DIGIT = /^(\d)\1*$/
const ZEROS = /^0+$/

/** Why a taxpayer number is refused: it has ten to twelve digits that are not all alike. */
export function innProblem(value: string): string | null {
  if (!/^\d*$/.test(value) || value.length < MIN_INN_LENGTH || value.length > MAX_INN_LENGTH)
    return 'ИНН — от 10 до 12 цифр'
  return ONE_DIGIT.test(value) ? 'Такого ИНН не бывает: все цифры одинаковые' : null
}

/** Whether check digits are right: those of 10 digits of a company or 12 of a person. */
export function isInn(value: string): boolean {
  if (!/^\d*$/.test(value) || !INN_LENGTHS.includes(value.length)) return false
  const weights = value.length === MAX_INN_LENGTH ? PERSON_WEIGHTS : [COMPANY_WEIGHTS]
  return weights.every((row) => checkDigit(value, row) === Number(value[row.length]))
}

/** A warning about a number that is not refused; null when there is none. */
export function innDoubt(value: string): string | null {
  if (innProblem(value) !== null || isInn(value)) return null
  return INN_LENGTHS.includes(value.length)
    ? 'Контрольная цифра ИНН не сходится: проверьте номер. Если он верный, продолжайте'
    : `В ИНН обычно 10 или 12 цифр, а здесь ${value.length}: проверьте номер. Если он верный, продолжайте`
}

/** Why a reason code of registration is refused: it has exactly 9 digits. */
export function kppProblem(value: string): string | null {
  if (!/^\d{9}$/.test(value)) return 'КПП — 9 цифр'
  return ZEROS.test(value) ? 'Такого КПП не бывает: одни нули' : null
}

function checkDigit(digits: string, weights: readonly number[]): number {
  return (weights.reduce((sum, weight, at) => sum + weight * Number(digits[at]), 0) % 11) % 10
}
