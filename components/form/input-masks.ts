import type { FactoryArg } from 'imask'
import { toVinInput, VIN_LENGTH } from '@/lib/parts/vehicle/vin'
import {
  isInParts,
  maskBirthday,
  maskCode,
  maskDecimal,
  type Masked,
  maskInn,
  maskKpp,
  maskLongCode,
  maskNumeric,
  maskPhone,
  maskVin,
  PHONE_DIGITS,
} from '@/lib/validation/masks'
import { readDay } from '@/lib/validation/read-day'

export type MaskName =
  'phone' | 'code' | 'longCode' | 'birthday' | 'numeric' | 'inn' | 'kpp' | 'decimal' | 'vin'

type InputMask = {
  /** How the field behaves under typing: keeps the caret, what follows it and the undo history. */
  options: FactoryArg
  /** The rule itself: what a text means, and how that is shown. */
  read: (text: string) => Masked
  /** Signs at the start that nobody types over: the caret is moved behind them. */
  lead?: number
}

const digitsOf = (text: string) => text.replace(/\D/g, '')

/**
 * The rule of the phone for what is typed or pasted into an empty field: a leading 8 is the country code 7, and a number that
 * begins without one gets it. A whole number pasted behind a country code that already stands there replaces it.
 */
function preparePhone(text: string, masked: { unmaskedValue: string }): string {
  const digits = digitsOf(text)
  if (masked.unmaskedValue === '7') {
    return digits.length === PHONE_DIGITS && /^[78]/.test(digits) ? digits.slice(1) : digits
  }
  if (masked.unmaskedValue !== '' || digits === '') return digits
  return /^[78]/.test(digits) ? `7${digits.slice(1)}` : `7${digits}`
}

/** Digits get their dots by themselves; who types other signs, or begins with the year, is left alone until the day is whole. */
const birthday: FactoryArg = {
  mask: [{ mask: '00.00.0000' }, { mask: /^[\d./-]{0,10}$/ }],
  dispatch: (appended, { rawInputValue, compiledMasks }) =>
    compiledMasks[isInParts(rawInputValue + appended) ? 1 : 0],
  prepare: (text: string) => readDay(text) ?? text.replace(/[^\d./-]/g, ''),
  eager: 'remove',
}

export const inputMasks: Readonly<Record<MaskName, InputMask>> = {
  phone: {
    options: { mask: '+0 (000) 000-00-00', prepare: preparePhone, eager: 'remove' },
    read: maskPhone,
    lead: 2,
  },
  code: { options: { mask: '00 00', prepare: digitsOf, eager: 'remove' }, read: maskCode },
  longCode: {
    options: { mask: '0000 0000 0000', prepare: digitsOf, eager: 'remove' },
    read: maskLongCode,
  },
  birthday: { options: birthday, read: maskBirthday },
  numeric: { options: { mask: /^\d*$/, prepare: digitsOf }, read: maskNumeric },
  inn: { options: { mask: /^\d*$/, prepare: (text) => maskInn(text).value }, read: maskInn },
  kpp: { options: { mask: /^\d*$/, prepare: (text) => maskKpp(text).value }, read: maskKpp },
  decimal: { options: { mask: /^[\d.,-]*$/, prepare: (text) => maskDecimal(text).value }, read: maskDecimal },
  vin: { options: { mask: new RegExp(`^.{0,${VIN_LENGTH}}$`), prepare: toVinInput }, read: maskVin },
}
