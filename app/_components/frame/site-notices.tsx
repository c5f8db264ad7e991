'use client'

import { usePathname } from 'next/navigation'
import { type ReactNode, useEffect, useState } from 'react'
import { COMPARE_KEY } from '@/stores/compare/compare-key'
import { onFirstInteraction } from '@/lib/interaction/on-first-interaction'
import { CookieConsent } from './cookie-consent'
import { OfflineNotice } from './offline-notice'

/** What every page tells its visitor: that the network is gone, what cookies are for, what is compared. */
export function SiteNotices({ privacyHref }: { privacyHref?: string | undefined }) {
  useOffSwitches()
  const [late, setLate] = useState<ReactNode>()
  useEffect(() => loadDeferredParts(setLate), [])
  return (
    <>
      <OfflineNotice />
      <CookieConsent privacyHref={privacyHref} />
      {late}
    </>
  )
}

/** Comes with the first key or pointer: before it there is hardly a focus to lose. */
function loadDeferredParts(onLate: (late: ReactNode) => void): void | (() => void) {
  const act = () => {
    let last = document.activeElement
    // A press may move the focus, and take away what has it, while the code is on its way.
    const note = ({ target }: Event) => (last = target as Element)
    document.addEventListener('focusin', note)
    import('./start-deferred-parts').then(
      ({ startDeferredParts }) => {
        document.removeEventListener('focusin', note)
        onLate(startDeferredParts(last))
      },
      () => undefined,
    )
  }
  if (!isAnythingCompared()) return onFirstInteraction(act)
  return act()
}

/** What was chosen before is to be seen at once. */
function isAnythingCompared(): boolean {
  try {
    return COMPARE_KEY in localStorage
  } catch {
    return false
  }
}

/** Addresses with an off switch are rare; its rules are loaded by them only. */
function useOffSwitches(): void {
  const pathname = usePathname()
  useEffect(() => {
    const { search } = location
    if (!search.includes('Disabled')) return
    import('@/lib/marketing/off-switches').then(
      ({ rememberOffSwitches }) => rememberOffSwitches(search),
      () => undefined,
    )
  }, [pathname])
}
