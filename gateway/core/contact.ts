import { fieldError } from '@/gateway/core/errors/errors'
import { isEmail } from '@/lib/validation/email'

const NATIONAL_DIGITS = 10
const PHONE_DIGITS = 11
const NO_PHONE_SIGN = /[^\d\s()+.-]/

/** Eleven digits that start with 7; undefined for anything but a Russian number. */
export function normalizePhone(text: string): string | undefined {
  if (NO_PHONE_SIGN.test(text)) return undefined
  const digits = text.replace(/\D/g, '')
  if (digits.length === NATIONAL_DIGITS) return `7${digits}`
  return digits.length === PHONE_DIGITS && /^[78]/.test(digits) ? `7${digits.slice(1)}` : undefined
}

export function toPhone(text: string, field = 'phone'): string {
  const phone = normalizePhone(text)
  if (phone === undefined) throw fieldError(field, 'Укажите телефон полностью.')
  return phone
}

export function toEmail(text: string, field = 'email'): string {
  const email = text.trim()
  if (!isEmail(email)) throw fieldError(field, 'Проверьте адрес почты.')
  return email
}

export type Contact =
  { kind: 'phone'; field: 'phone'; key: string } | { kind: 'email'; field: 'email'; key: string }

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
