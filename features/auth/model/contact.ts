import { isEmail } from '@/lib/validation/email'
import { maskPhone, PHONE_DIGITS } from '@/lib/validation/masks'
import { withoutUnseen } from '@/lib/validation/without-unseen'

export type Contact = { phone: string } | { email: string }

const PHONE_TEXT = /^[\d\s()+‐-―-]+$/

/** What a person has written into a field for a phone or an e-mail; null when it is neither. */
export function parseContact(text: string): Contact | null {
  const given = withoutUnseen(text).trim()
  if (isEmail(given)) return { email: given }
  const phone = PHONE_TEXT.test(given) ? maskPhone(given).value : ''
  return phone.length === PHONE_DIGITS ? { phone } : null
}

export function isSameContact(left: Contact, right: Contact): boolean {
  return JSON.stringify(left) === JSON.stringify(right)
}
