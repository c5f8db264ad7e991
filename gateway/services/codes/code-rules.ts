import { createHash, randomInt } from 'node:crypto'
import type { Contact } from '@/gateway/core/contact'
import type { OTP_PURPOSES } from '@/lib/gateway/contracts/confirmation'

export type CodePurpose = (typeof OTP_PURPOSES)[number]

const CODE_DIGITS = 4

/** How long a code holds. */
export const CODE_SECONDS = 300
/** How soon another one may be asked for. */
export const RESEND_SECONDS = 60
export const MAX_CODE_ATTEMPTS = 5
/** How long what a right code gave may be used. */
export const PROOF_SECONDS = 900

export function createCode() {
  return String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0')
}

/** Salted with the row's own id, so that equal codes do not look alike. */
export function hashCode(id: string, code: string) {
  return createHash('sha256').update(`${id}:${code}`).digest('hex')
}

/** The digits of a code as people type it, in pairs or not; undefined when it is no code. */
export function codeDigits(text: string) {
  const digits = text.replaceAll(/[\s-]/g, '')
  return /^\d{4}$/.test(digits) ? digits : undefined
}

export function maskRecipient({ kind, key }: Contact) {
  if (kind === 'phone') return `+7 *** ***-**-${key.slice(-2)}`
  const [name = '', domain = ''] = key.split('@')
  return `${name.slice(0, 1)}***@${domain}`
}
