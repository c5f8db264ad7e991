'use client'

import { useUser } from '@/stores/user/use-user'
import { ContactRow } from './contact-row'

/** The phone or e-mail of the user, with the way to add or change it. A proven contact vouches for the other. */
export function OwnContact({ kind }: { kind: 'phone' | 'email' }) {
  const user = useUser((state) => state)
  const phone = user.phone !== '' && user.isPhoneConfirmed ? { phone: user.phone } : undefined
  const email = user.email !== '' && user.isEmailConfirmed ? { email: user.email } : undefined
  return kind === 'phone' ? (
    <ContactRow kind="phone" value={user.phone} isConfirmed={user.isPhoneConfirmed} proven={phone ?? email} />
  ) : (
    <ContactRow kind="email" value={user.email} isConfirmed={user.isEmailConfirmed} proven={email ?? phone} />
  )
}
