/** Weights of the check digits: the published rule of the tax service. */
const COMPANY_WEIGHTS = [2, 4, 10, 3, 5, 9, 4, 6, 8]
const PERSON_WEIGHTS = [
  [7, 2, 4, 10, 3, 5, 9, 4, 6, 8],
  [3, 7, 2, 4, 10, 3, 5, 9, 4, 6, 8],
]

export const INN_LENGTHS: readonly number[] = [10, 12]
export const KPP_LENGTH = 9

/** What is wrong with a taxpayer number; `null` when it can be one. */
export function innProblem(value: string): string | null {
  if (!/^\d*$/.test(value) || !INN_LENGTHS.includes(value.length)) return 'ИНН — 10 или 12 цифр'
  const weights = value.length === 12 ? PERSON_WEIGHTS : [COMPANY_WEIGHTS]
  return weights.every((row) => checkDigit(value, row) === Number(value[row.length]))
    ? null
    : 'Проверьте ИНН: одна из цифр не та'
}

/** Taxpayer number: 10 or 12 digits, with the check digits that they call for. */
export function isInn(value: string): boolean {
  return innProblem(value) === null
}

/** Reason code of registration: exactly 9 digits. */
export function isKpp(value: string): boolean {
  return /^\d{9}$/.test(value)
}

function checkDigit(digits: string, weights: readonly number[]): number {
  return (weights.reduce((sum, weight, at) => sum + weight * Number(digits[at]), 0) % 11) % 10
}
