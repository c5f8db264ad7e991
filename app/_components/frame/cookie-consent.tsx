'use client'

import { type ComponentType, useEffect, useState } from 'react'
import { takePresses } from '@/components/navigation/take-presses'
import { readCookie } from '@/lib/cookies'
import type { CookieConsentBannerProps } from './cookie-consent-banner'

/** The question waits for a sign of life: before it, it would only stand in the way of the page and count as its main content. */
const SIGNS_OF_LIFE = ['pointerdown', 'keydown', 'scroll', 'wheel'] as const

/** Asks once about cookies, and again when the visitor presses what carries `data-cookie-settings`. */
export function CookieConsent({ privacyHref }: { privacyHref?: string | undefined }) {
  const [Banner, setBanner] = useState<ComponentType<CookieConsentBannerProps>>()

  useEffect(() => {
    const open = () =>
      void import('./cookie-consent-banner').then(
        (loaded) => setBanner(() => loaded.CookieConsentBanner),
        () => undefined,
      )
    // The name is `CONSENT_COOKIE`; the rest of its module comes with the banner.
    const stop = readCookie('arus_consent') ? () => undefined : atFirstSignOfLife(open)
    const stopTaking = takePresses('cookie-settings', '[data-cookie-settings]', () => {
      open()
      return true
    })
    return () => {
      stop()
      stopTaking()
    }
  }, [])

  return Banner ? <Banner privacyHref={privacyHref} onClose={() => setBanner(undefined)} /> : null
}

function atFirstSignOfLife(act: () => void): () => void {
  const stop = () => {
    for (const sign of SIGNS_OF_LIFE) removeEventListener(sign, onSign, true)
  }
  const onSign = () => {
    stop()
    act()
  }
  for (const sign of SIGNS_OF_LIFE) addEventListener(sign, onSign, { capture: true, passive: true })
  return stop
}
