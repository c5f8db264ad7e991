'use client'

import { type ReactNode, useEffect } from 'react'
import { onStamp } from '@/lib/tabs/stamps'
import { StoresProvider, useStores } from '@/stores/provider'
import type { SiteFacts } from '@/stores/user/site-facts'

/** What the whole tree shares in the browser: the stores, and those who listen. */
export function Providers({ site, children }: { site: SiteFacts; children: ReactNode }) {
  return (
    <StoresProvider site={site}>
      {children}
      <Listeners />
    </StoresProvider>
  )
}

function Listeners() {
  const { userActions } = useStores()
  useEffect(() => {
    userActions.refetch().catch(() => undefined)
    return onStamp(() => location.reload())
  }, [userActions])
  return null
}
