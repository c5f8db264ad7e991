'use client'

import { useUser } from '@/stores/user/use-user'
import { provenContact } from '../model/proven-contact'
import { ContactRow } from './contact-row'

/** The phone or e-mail of the user, with the way to add or change it. A proven contact vouches for the other. */
export function OwnContact({ kind, suggested }: { kind: 'phone' | 'email'; suggested?: string }) {
  const user = useUser((state) => state)
  const isConfirmed = kind === 'phone' ? user.isPhoneConfirmed : user.isEmailConfirmed
  return (
    <ContactRow
      kind={kind}
      value={user[kind]}
      isConfirmed={isConfirmed}
      proven={provenContact(user, kind)}
      suggested={suggested}
    />
  )
}
