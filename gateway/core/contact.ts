import { fieldError } from '@/gateway/core/errors/errors'
import { isEmail } from '@/lib/validation/email'
import { PHONE_WORDS, readPhone } from '@/lib/validation/read-phone'

/** Eleven digits that start with 7; undefined for what is no whole number of +7. */
export function normalizePhone(text: string): string | undefined {
  const reading = readPhone(text)
  return 'phone' in reading ? reading.phone : undefined
}

export function toPhone(text: string, field = 'phone'): string {
  const reading = readPhone(text)
  if ('problem' in reading) throw fieldError(field, `${PHONE_WORDS[reading.problem]}.`)
  return reading.phone
}

export function toEmail(text: string, field = 'email'): string {
  const email = text.trim()
  if (!isEmail(email)) throw fieldError(field, 'Проверьте адрес почты.')
  return email
}

export type Contact =
  | { kind: 'phone'; field: 'phone'; key: string }
  | { kind: 'email'; field: 'email'; key: string }

/** The phone when both are given; `key` identifies the contact in codes and look-ups. */
export function toContact({
  phone,
  email,
}: {
  phone?: string | undefined
  email?: string | undefined
}): Contact {
  if (phone !== undefined) return { kind: 'phone', field: 'phone', key: toPhone(phone) }
  return { kind: 'email', field: 'email', key: toEmail(email ?? '').toLowerCase() }
}
