'use client'

import { type ComponentType, useEffect, useState } from 'react'
import { readCookie } from '@/lib/cookies'
import type { CookieConsentBannerProps } from './cookie-consent-banner'

/** The question waits until the page has been seen. */
const ASK_AFTER_MS = 1000

/** Asks once about cookies, and again when the visitor presses what carries `data-cookie-settings`. */
export function CookieConsent({ privacyHref }: { privacyHref?: string | undefined }) {
  const [Banner, setBanner] = useState<ComponentType<CookieConsentBannerProps>>()

  useEffect(() => {
    const open = () =>
      void import('./cookie-consent-banner').then(
        (loaded) => setBanner(() => loaded.CookieConsentBanner),
        () => undefined,
      )
    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('[data-cookie-settings]')) open()
    }
    // The name is `CONSENT_COOKIE`; the rest of its module comes with the banner.
    const timer = readCookie('arus_consent') ? undefined : setTimeout(open, ASK_AFTER_MS)
    document.addEventListener('click', onClick)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('click', onClick)
    }
  }, [])

  return Banner ? <Banner privacyHref={privacyHref} onClose={() => setBanner(undefined)} /> : null
}
