import { isEmail } from '@/lib/validation/email'
import { readPhone } from '@/lib/validation/read-phone'
import { stripInvisibleCharacters } from '@/lib/validation/strip-invisible-characters'

export type Contact = { phone: string } | { email: string }

/** The phone or e-mail in a text; null when it is neither. */
export function parseContact(text: string): Contact | null {
  const given = stripInvisibleCharacters(text).trim()
  if (isEmail(given)) return { email: given }
  const reading = readPhone(given)
  return 'phone' in reading ? reading : null
}

export function isSameContact(left: Contact, right: Contact): boolean {
  return JSON.stringify(left) === JSON.stringify(right)
}
