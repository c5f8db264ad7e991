import type { FactoryArg } from 'imask'
import { toVinInput, VIN_LENGTH } from '@/lib/parts/vehicle/vin'
import { vinOf } from '@/lib/parts/vehicle/vin-of'
import {
  isForeignPhone,
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
} from '@/lib/validation/masks'
import { PHONE_WORDS, readPhone } from '@/lib/validation/read-phone'
import { readDay } from '@/lib/validation/read-day'

export type MaskName =
  | 'phone'
  | 'code'
  | 'longCode'
  | 'birthday'
  | 'numeric'
  | 'inn'
  | 'kpp'
  | 'decimal'
  | 'vin'

type InputMask = {
  /** How the field behaves under typing: keeps the caret, what follows it and the undo history. */
  options: FactoryArg
  /** The rule itself: the value of a text, and how it is shown. */
  read: (text: string) => Masked
  /** The whole value of a pasted text: it replaces the text of the field. */
  whole?: (text: string) => string | undefined
  /** Why a pasted or filled in text is not taken. */
  refuse?: (text: string) => string | undefined
  /** Signs at the start that the mask types itself: the caret is moved behind them. */
  lead?: number
}

const digitsOf = (text: string) => text.replace(/\D/g, '')

/** The rule of the phone for what is typed or pasted; behind digits that stand there already only more digits follow. */
function preparePhone(text: string, masked: { unmaskedValue: string }): string {
  return masked.unmaskedValue === '' ? maskPhone(text).value : digitsOf(text)
}

function wholePhone(text: string): string | undefined {
  const reading = readPhone(text)
  return 'phone' in reading ? reading.phone : undefined
}

/** Letters that no VIN has are the digits that they look like, once the number has its length. */
function wholeVin(text: string): string | undefined {
  const read = vinOf(text)
  return 'vin' in read ? read.vin : undefined
}

/** A text of several signs that the field does not take, in a sentence. */
function refusePhone(text: string): string | undefined {
  return isForeignPhone(text) ? PHONE_WORDS.foreign : undefined
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
    whole: wholePhone,
    refuse: refusePhone,
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
  vin: {
    options: { mask: new RegExp(`^.{0,${VIN_LENGTH}}$`), prepare: toVinInput },
    read: maskVin,
    whole: wholeVin,
  },
}
