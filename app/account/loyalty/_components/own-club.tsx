'use client'

import { type ComponentProps, lazy } from 'react'
import { ClubScreen } from '@/features/loyalty/components/club-screen'

/** Most members have both contacts. */
const ClubContact = lazy(async () => ({ default: (await import('./club-contact')).ClubContact }))

export function OwnClub(props: Pick<ComponentProps<typeof ClubScreen>, 'documents' | 'siteName'>) {
  return <ClubScreen {...props} contact={ClubContact} />
}
