import { formatPhoneDigits } from '@/lib/format/phone'
import { toVinInput } from '@/lib/parts/vehicle/vin'
import { PHONE_DIGITS, readPhone } from './read-phone'
import { readDay } from './read-day'
import { INN_LENGTHS, KPP_LENGTH } from './companies/requisites'

export const CODE_DIGITS = 4
/** Of the code that comes while strangers guess the short ones. */
export const LONG_CODE_DIGITS = 12
const DAY_LENGTH = 10
/** Digits alone, from an 8 or a 9 on: not a call abroad, nor a neighbouring country's number without its plus. */
const OVERLONG = /^[\s(]*(?:8(?![\s(]*10)|9(?!9[2-8]))[\d\s().-]*$/

/** `value` is what a form sends, `display` what its field shows. */
export type Masked = { value: string; display: string }

/**
 * Phone field: a whole number is read as such, one of another country is nothing. Of less the forced 7 comes only with the first
 * digit, and the text never ends in a sign, so that an emptied field stays empty and backspace always takes a digit.
 */
export function maskPhone(text: string): Masked {
  const reading = readPhone(text)
  const value = 'phone' in reading ? reading.phone : isForeignPhone(text) ? '' : startOfPhone(text)
  return { value, display: value && formatPhoneDigits(value) }
}

/** Whether the phone field takes nothing of a text. Digits too many of a Russian number are cut, as they are under typing. */
export function isForeignPhone(text: string): boolean {
  const reading = readPhone(text)
  return 'problem' in reading && reading.problem === 'foreign' && !OVERLONG.test(text)
}

function startOfPhone(text: string): string {
  const digits = digitsOf(text)
  return digits && `7${digits.replace(/^[78]/, '')}`.slice(0, PHONE_DIGITS)
}

/** One-time code, shown as two pairs: `12 34`. */
export function maskCode(text: string): Masked {
  const value = digitsOf(text).slice(0, CODE_DIGITS)
  return { value, display: joinGroups(value, [2, 2], ' ') }
}

/** `1234 5678 9012`. */
export function maskLongCode(text: string): Masked {
  const value = digitsOf(text).slice(0, LONG_CODE_DIGITS)
  return { value, display: joinGroups(value, [4, 4, 4], ' ') }
}

export function maskNumeric(text: string): Masked {
  return asShown(digitsOf(text))
}

/** Taxpayer number, as it is or out of a text such as `ИНН 7707083893 / КПП 773601001`; never cut to fit. */
export function maskInn(text: string): Masked {
  return asShown(pickDigits(text, INN_LENGTHS))
}

export function maskKpp(text: string): Masked {
  return asShown(pickDigits(text, [KPP_LENGTH]))
}

/** Keeps sign and separator: the rule of the field judges them. */
export function maskDecimal(text: string): Masked {
  return asShown(text.replaceAll('−', '-').replace(/[^\d.,-]/g, ''))
}

/**
 * `DD.MM.YYYY`, also as the value: the profile keeps it in this form. A day that is written otherwise is left as it is typed until it is
 * whole.
 */
export function maskBirthday(text: string): Masked {
  const digits = digitsOf(text)
  const typed = isInParts(text)
    ? text.replace(/[^\d./-]/g, '').slice(0, DAY_LENGTH)
    : joinGroups(digits, [2, 2, 4], '.')
  return asShown(readDay(text) ?? readDay(typed) ?? readDay(digits) ?? typed)
}

/** Whether a day is typed with its own signs between the numbers. */
export function isInParts(text: string): boolean {
  return /^\d+[./-]/.test(text)
}

export function maskVin(text: string): Masked {
  return asShown(toVinInput(text))
}

/** The one run of digits that has a fitting length, else all digits. */
export function pickDigits(text: string, lengths: readonly number[]): string {
  const runs = text.match(/\d+/g) ?? []
  return runs.find((run) => lengths.includes(run.length)) ?? runs.join('')
}

function asShown(value: string): Masked {
  return { value, display: value }
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '')
}

function joinGroups(digits: string, sizes: readonly number[], separator: string): string {
  const groups: string[] = []
  let start = 0
  for (const size of sizes) {
    if (start < digits.length) groups.push(digits.slice(start, start + size))
    start += size
  }
  return groups.join(separator)
}
