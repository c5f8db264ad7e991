'use client'

import { useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { type Purpose, PURPOSES, readConsent, writeConsent } from '@/lib/consent/cookie-consent'
import styles from './cookie-consent.module.css'

export type CookieConsentBannerProps = { privacyHref?: string | undefined; onClose: () => void }

/** How much the foot of the window grows by it; see `--bottom-stack` in tokens.css. */
const HEIGHT = '--notice-height'

const PURPOSE_TITLES: Readonly<Record<Purpose, string>> = {
  recommendations: 'Рекомендации: подбирать товары по тому, что вы смотрели',
  marketing: 'Реклама: предложения на сайте и в письмах',
  statistics: 'Статистика: откуда вы пришли и позвонили',
  chat: 'Чат с консультантом',
}

/** Both answers look and weigh the same; a visitor can also choose by purpose, and nothing is ticked in advance. */
export function CookieConsentBanner({ privacyHref, onClose }: CookieConsentBannerProps) {
  const banner = useRef<HTMLElement>(null)
  useEffect(() => (banner.current ? makeRoom(banner.current) : undefined), [])

  const [chosen, setChosen] = useState<readonly Purpose[]>()

  const answer = (agreed: readonly Purpose[]) => {
    writeConsent(agreed)
    onClose()
  }
  const tick = (purpose: Purpose, isTicked: boolean) =>
    setChosen((before = []) => [...before.filter((one) => one !== purpose), ...(isTicked ? [purpose] : [])])
  return (
    <section ref={banner} className={styles.banner} aria-label="Файлы cookie">
      <div className={`container ${styles.row}`}>
        <p className={styles.text}>
          Необходимые cookie держат вход и корзину. Остальные включатся только с вашего согласия.{' '}
          {privacyHref && <a href={privacyHref}>Подробнее</a>}
        </p>
        {chosen && (
          <fieldset className={styles.purposes}>
            <legend className={styles.legend}>На что вы согласны</legend>
            {PURPOSES.map((purpose) => (
              <label key={purpose} className={styles.purpose}>
                <input
                  type="checkbox"
                  checked={chosen.includes(purpose)}
                  onChange={({ target }) => tick(purpose, target.checked)}
                />
                {PURPOSE_TITLES[purpose]}
              </label>
            ))}
          </fieldset>
        )}
        <div className={styles.answers}>
          <Button look="secondary" onClick={() => answer([])}>
            Только необходимые
          </Button>
          <Button look="secondary" onClick={() => answer(PURPOSES)}>
            Согласиться
          </Button>
          {chosen ? (
            <Button look="secondary" onClick={() => answer(chosen)}>
              Сохранить выбор
            </Button>
          ) : (
            <Button look="plain" onClick={() => setChosen(readConsent() ?? [])}>
              Выбрать
            </Button>
          )}
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
