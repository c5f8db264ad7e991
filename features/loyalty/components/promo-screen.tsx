'use client'

import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { buttonClass } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { Skeleton, TextSkeleton } from '@/components/ui/skeleton'
import { formatDeliveryDateLong } from '@/lib/format/delivery/delivery-date'
import { formatPriceAutorub } from '@/lib/format/price'
import { hrefs } from '@/lib/routing/hrefs'
import { bonusCardOptions, type PromoCode, promoCodesOptions } from '../api/club-queries'
import { termWords } from '../model/term-words'
import { ApplyOffered } from './apply-offered'
import { ClubFailure } from './club-failure'
import { PromoForm } from './promo-form'
import clubStyles from './club.module.css'
import styles from './promo.module.css'

const FORM_PX = 120
const ROWS = 4

/** Promo codes: a field for one, those that may be applied and those that were. */
export function PromoScreen() {
  const { data: card, error, refetch } = useQuery(bonusCardOptions)
  if (error && !card) return <ClubFailure error={error} onRetry={() => void refetch()} />
  if (!card) return <Skeleton height={FORM_PX} />
  if (card.number === null) return <NeedsCard />
  return (
    <div className={clubStyles.club}>
      <section className={clubStyles.section} aria-labelledby="promo-enter">
        <h2 id="promo-enter" className={clubStyles.heading}>
          Ввести промокод
        </h2>
        <p>{`Бонусы приходят на карту сразу. Сейчас на ней ${formatPriceAutorub(card.balance)}.`}</p>
        <PromoForm />
      </section>
      <PromoLists />
    </div>
  )
}

function NeedsCard() {
  return (
    <EmptyState
      title="Сначала карта"
      text="Промокоды пополняют карту клуба. Она бесплатна и заводится за минуту."
      actions={
        <a className={buttonClass()} href={hrefs.loyalty}>
          Получить карту
        </a>
      }
    />
  )
}

function PromoLists() {
  const { data, error, refetch } = useQuery(promoCodesOptions)
  const used = useRef<HTMLHeadingElement>(null)
  if (error && !data) return <ClubFailure error={error} onRetry={() => void refetch()} />
  if (!data) return <TextSkeleton lines={ROWS} />
  return (
    <>
      <section className={clubStyles.section} aria-labelledby="promo-active">
        <h2 id="promo-active" className={clubStyles.heading}>
          Действуют сейчас
        </h2>
        {data.active.length === 0 ? (
          <p>Новых промокодов пока нет. О них мы пишем в новостях и в письмах клуба.</p>
        ) : (
          <ul className={styles.list} aria-label="Действующие промокоды">
            {data.active.map((promo) => (
              <Promo
                key={promo.promoCode}
                promo={promo}
                words={termWords(promo)}
                onApplied={() => used.current?.focus()}
              />
            ))}
          </ul>
        )}
      </section>
      <section className={clubStyles.section} aria-labelledby="promo-used">
        <h2 ref={used} id="promo-used" tabIndex={-1} className={clubStyles.heading}>
          Применённые
        </h2>
        {data.used.length === 0 ? (
          <p>Вы ещё не применяли промокоды.</p>
        ) : (
          <ul className={styles.list} aria-label="Применённые промокоды">
            {data.used.map((promo) => (
              <Promo
                key={promo.promoCode}
                promo={promo}
                words={promo.appliedAt === null ? '' : `Применён ${formatDeliveryDateLong(promo.appliedAt)}`}
              />
            ))}
          </ul>
        )}
      </section>
    </>
  )
}

type PromoProps = { promo: PromoCode; words: string; onApplied?: () => void }

function Promo({ promo, words, onApplied }: PromoProps) {
  const { promoCode, title, description, bonuses, isApplied } = promo
  return (
    <li className={styles.promo}>
      <div>
        <p className={styles.code}>{promoCode}</p>
        <p>{title}</p>
        {description && <p className={styles.soft}>{description}</p>}
        <p className={styles.soft}>{words}</p>
      </div>
      <div className={styles.gain}>
        <p className={styles.sum}>+{formatPriceAutorub(bonuses)}</p>
        {!isApplied && onApplied && <ApplyOffered promoCode={promoCode} onApplied={onApplied} />}
      </div>
    </li>
  )
}
