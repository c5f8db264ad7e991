'use client'

import { type ComponentProps, lazy } from 'react'
import { ClubScreen } from '@/features/loyalty/components/club-screen'

/** Most members have both contacts. */
const OwnContact = lazy(async () => ({
  default: (await import('@/features/profile/components/own-contact')).OwnContact,
}))

export function OwnClub(props: Pick<ComponentProps<typeof ClubScreen>, 'documents' | 'siteName'>) {
  return <ClubScreen {...props} contact={OwnContact} />
}
