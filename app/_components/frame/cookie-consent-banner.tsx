'use client'

import { Button } from '@/components/ui/button'
import { type CookieConsent, writeConsent } from '@/lib/consent/cookie-consent'
import styles from './cookie-consent.module.css'

export type CookieConsentBannerProps = { privacyHref?: string | undefined; onClose: () => void }

/** Both answers look and weigh the same. */
export function CookieConsentBanner({ privacyHref, onClose }: CookieConsentBannerProps) {
  const answer = (consent: CookieConsent) => {
    writeConsent(consent)
    onClose()
  }
  return (
    <section className={styles.banner} aria-label="Файлы cookie">
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
    </section>
  )
}
