'use client'

import { type ComponentType, useEffect, useState } from 'react'
import { afterPointerRelease, watchPointer } from '@/components/form/after-pointer-release'
import { delegateClicks } from '@/framework/next/delegate-clicks'
import { QUIET_AFTER_CLICK_MS } from '@/lib/interaction/quiet-after-click'
import { readCookie } from '@/lib/cookies'
import type { CookieConsentBannerProps } from './cookie-consent-banner'

/** The question waits for a first interaction: before it, it would only stand in the way of the page and count as its main content. */
const SIGNS_OF_LIFE = ['pointerdown', 'keydown', 'scroll', 'wheel'] as const

/** Asks once about cookies, and again when the visitor presses what carries `data-cookie-settings`. */
export function CookieConsent({ privacyHref }: { privacyHref?: string | undefined }) {
  const [Banner, setBanner] = useState<ComponentType<CookieConsentBannerProps>>()

  useEffect(() => {
    const open = () =>
      void import('./cookie-consent-banner').then(
        // The foot of the window grows by it, and must not from under a finger.
        (loaded) => afterPointerRelease(() => setBanner(() => loaded.CookieConsentBanner)),
        () => undefined,
      )
    const stopWatching = watchPointer()
    // The name is `CONSENT_COOKIE`; the rest of its module comes with the banner.
    const stop = readCookie('arus_consent') ? () => undefined : atFirstSignOfLife(open)
    const stopTaking = delegateClicks('cookie-settings', '[data-cookie-settings]', () => {
      open()
      return true
    })
    return () => {
      stop()
      stopTaking()
      stopWatching()
    }
  }, [])

  return Banner ? <Banner privacyHref={privacyHref} onClose={() => setBanner(undefined)} /> : null
}

/** A page that has moved before this runs has had its sign already. */
function atFirstSignOfLife(act: () => void): () => void {
  const stop = () => {
    for (const sign of SIGNS_OF_LIFE) removeEventListener(sign, onSign, true)
  }
  const onSign = ({ type }: Event) => {
    stop()
    if (type.endsWith('down')) setTimeout(act, QUIET_AFTER_CLICK_MS)
    else act()
  }
  if (scrollY > 0) act()
  else for (const sign of SIGNS_OF_LIFE) addEventListener(sign, onSign, { capture: true, passive: true })
  return stop
}
