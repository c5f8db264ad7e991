import { createHash, randomInt } from 'node:crypto'
import type { Contact } from '@/gateway/core/contact'
import {
  CODE_DIGITS,
  LONG_CODE_DIGITS,
  type OTP_PURPOSES,
} from '@/lib/gateway/contracts/accounts/confirmation'

export type CodePurpose = (typeof OTP_PURPOSES)[number]

const MINUTE = 60
const HOUR = 60 * MINUTE

/** How long a code is valid. */
export const CODE_SECONDS = 5 * MINUTE
/** How soon another one may be requested. */
export const RESEND_SECONDS = MINUTE
export const MAX_CODE_ATTEMPTS = 5
/** Tries of a browser that did not request the code: a code requested on the phone may be typed at the desk. */
export const MAX_FOREIGN_ATTEMPTS = 1
/** How long what a right code gave may be used. */
export const PROOF_SECONDS = 15 * MINUTE
/** Longer than the longest pause between two of them, so that one is always valid. */
export const LONG_CODE_SECONDS = 3 * HOUR
export const LONG_CODE_PAUSE_SECONDS = 2 * HOUR

const LONG_GROUPS = /\d{4}(?=\d)/g

function createDigits(digits: number) {
  return String(randomInt(10 ** digits)).padStart(digits, '0')
}

export function createCode() {
  return createDigits(CODE_DIGITS)
}

/** A code too long to guess: it needs no bound of tries that strangers could use up. */
export function createLongCode() {
  return createDigits(LONG_CODE_DIGITS)
}

/** `1234 5678 9012`, as people read it. */
export function showLongCode(code: string) {
  return code.replaceAll(LONG_GROUPS, '$& ')
}

/** Salted, a short one with the row's own id and a long one with its recipient, so that equal codes do not look alike. */
export function hashCode(salt: string, code: string) {
  return createHash('sha256').update(`${salt}:${code}`).digest('hex')
}

/** The digits of a code as people type it, in groups or not; undefined when it is no code. */
export function codeDigits(text: string) {
  const digits = text.replaceAll(/[\s-]/g, '')
  const isCode = /^\d+$/.test(digits) && (digits.length === CODE_DIGITS || digits.length === LONG_CODE_DIGITS)
  return isCode ? digits : undefined
}

export const isLongCode = (digits: string) => digits.length === LONG_CODE_DIGITS

export function maskRecipient({ kind, key }: Contact) {
  if (kind === 'phone') return `+7 *** ***-**-${key.slice(-2)}`
  const [name = '', domain = ''] = key.split('@')
  return `${name.slice(0, 1)}***@${domain}`
}
