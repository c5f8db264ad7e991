'use client'

import { useEffect, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { type CookieConsent, writeConsent } from '@/lib/consent/cookie-consent'
import styles from './cookie-consent.module.css'

export type CookieConsentBannerProps = { privacyHref?: string | undefined; onClose: () => void }

/** How much the foot of the window grows by it; see `--bottom-stack` in globals.css. */
const HEIGHT = '--notice-height'

/** Both answers look and weigh the same. */
export function CookieConsentBanner({ privacyHref, onClose }: CookieConsentBannerProps) {
  const banner = useRef<HTMLElement>(null)
  useEffect(() => (banner.current ? makeRoom(banner.current) : undefined), [])

  const answer = (consent: CookieConsent) => {
    writeConsent(consent)
    onClose()
  }
  return (
    <section ref={banner} className={styles.banner} aria-label="Файлы cookie">
      <div className={`container ${styles.row}`}>
        <p className={styles.text}>
          Необходимые cookie держат вход и корзину. Остальные включатся только с вашего согласия.{' '}
          {privacyHref && <a href={privacyHref}>Подробнее</a>}
        </p>
        <div className={styles.answers}>
          <Button look="secondary" onClick={() => answer('necessary')}>
            Только необходимые
          </Button>
          <Button look="secondary" onClick={() => answer('all')}>
            Согласиться
          </Button>
        </div>
      </div>
    </section>
  )
}

/** Moves what stands at the foot of the window above the notice, and into view again what had the focus there. */
function makeRoom(banner: HTMLElement): () => void {
  const { style } = document.documentElement
  const measure = () => {
    const isFixed = getComputedStyle(banner).position === 'fixed'
    style.setProperty(HEIGHT, isFixed ? `${banner.offsetHeight}px` : '0px')
  }
  measure()
  const observer = new ResizeObserver(measure)
  observer.observe(banner)
  const { activeElement } = document
  if (activeElement && activeElement !== document.body) activeElement.scrollIntoView({ block: 'nearest' })
  return () => {
    observer.disconnect()
    style.removeProperty(HEIGHT)
  }
}
