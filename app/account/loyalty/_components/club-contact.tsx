'use client'

import { useQuery } from '@tanstack/react-query'
import { readOrderedEmail } from '@/features/checkout/api/read-ordered-email'
import { OwnContact } from '@/features/profile/components/own-contact'
import { useUser } from '@/stores/user/use-user'

/** A contact that the card needs; the mail of the last order need not be typed again. */
export function ClubContact({ kind }: { kind: 'phone' | 'email' }) {
  const owner = useUser(({ phone }) => phone)
  const { data } = useQuery({
    queryKey: ['ordered-email', owner],
    queryFn: () => readOrderedEmail(),
    enabled: kind === 'email',
    retry: false,
  })
  return <OwnContact kind={kind} {...(kind === 'email' && data !== undefined && { suggested: data })} />
}
