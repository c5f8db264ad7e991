'use client'

import { useQuery } from '@tanstack/react-query'
import { readOrderedEmail } from '@/features/checkout/api/read-ordered-email'
import { OwnContact } from '@/features/profile/components/own-contact'

/** A contact that the card needs; the mail of the last order need not be typed again. */
export function ClubContact({ kind }: { kind: 'phone' | 'email' }) {
  const { data } = useQuery({
    queryKey: ['ordered-email'],
    queryFn: readOrderedEmail,
    enabled: kind === 'email',
    retry: false,
  })
  return <OwnContact kind={kind} {...(kind === 'email' && data !== undefined && { suggested: data })} />
}
