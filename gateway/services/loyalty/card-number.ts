import { randomInt } from 'node:crypto'

// EAN-13 numbers that begin with 2 are for internal use of a shop; a till reads them like any other.
const PREFIX = '29'
const RANDOM_DIGITS = 10

/** The digit that makes twelve digits an EAN-13. */
export function checkDigit(digits: string): string {
  const sum = [...digits].reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0)
  return String((10 - (sum % 10)) % 10)
}

export function createCardNumber(): string {
  const digits = PREFIX + String(randomInt(10 ** RANDOM_DIGITS)).padStart(RANDOM_DIGITS, '0')
  return digits + checkDigit(digits)
}
