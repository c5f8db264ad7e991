import type { UserState } from '@/stores/user/user-state'
import type { ProfileContact } from '../api/confirmation'

type Contacts = Pick<UserState, 'phone' | 'isPhoneConfirmed' | 'email' | 'isEmailConfirmed'>

/** A contact that the user has proven, the one of the kind before the other; its code stands for the password. */
export function provenContact(user: Contacts, first: 'phone' | 'email'): ProfileContact | undefined {
  const phone = user.phone !== '' && user.isPhoneConfirmed ? { phone: user.phone } : undefined
  const email = user.email !== '' && user.isEmailConfirmed ? { email: user.email } : undefined
  return first === 'phone' ? (phone ?? email) : (email ?? phone)
}
