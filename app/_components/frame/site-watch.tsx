'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { CompareHost } from '@/features/compare/components/compare-host'
import { onFirstInteraction } from '@/lib/interaction/on-first-interaction'
import { CookieConsent } from './cookie-consent'
import { OfflineNotice } from './offline-notice'

/** What every page watches, whatever it shows. */
export function SiteWatch({ privacyHref }: { privacyHref?: string | undefined }) {
  useOffSwitches()
  useEffect(watchFocus, [])
  return (
    <>
      <OfflineNotice />
      <CookieConsent privacyHref={privacyHref} />
      <CompareHost />
    </>
  )
}

/** Comes with the first key or pointer: before it there is hardly a focus to lose. */
function watchFocus(): () => void {
  return onFirstInteraction(() => {
    let last = document.activeElement
    // A press may move the focus, and take away what has it, while the code is on its way.
    const note = ({ target }: Event) => (last = target as Element)
    document.addEventListener('focusin', note)
    import('@/components/navigation/keep-focus').then(
      ({ keepFocus }) => {
        document.removeEventListener('focusin', note)
        keepFocus(last)
      },
      () => undefined,
    )
  })
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
