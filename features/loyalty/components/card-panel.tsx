'use client'

import { useEffect, useRef, useState } from 'react'
import { Button, buttonClass } from '@/components/ui/button'
import { formatDeliveryDateLong } from '@/lib/format/delivery/delivery-date'
import { formatPriceAutorub } from '@/lib/format/price'
import { clubTier } from '@/lib/parts/terms/club-tiers'
import { hrefs } from '@/lib/routing/hrefs'
import type { BonusCard } from '../api/club-queries'
import { useSavedCard } from '../hooks/use-saved-card'
import { Barcode } from './barcode'
import { TillView } from './till-view'
import styles from './card-panel.module.css'

type Props = {
  siteName: string
  card: BonusCard
  number: string
  /** It has come in place of the form that was sent, and takes the focus. */
  isNew?: boolean
}

/** The card as it lies in a wallet, what is on it, and the way to show it at a till. */
export function CardPanel({ siteName, card, number, isNew = false }: Props) {
  const { balance, pending, expiring, tier } = card
  const [isShown, setShown] = useState(false)
  const panel = useRef<HTMLElement>(null)
  useSavedCard({ siteName, number, balance })
  useEffect(() => {
    if (isNew) panel.current?.focus()
  }, [isNew])
  return (
    <section ref={panel} tabIndex={-1} className={styles.panel} aria-label="Карта клуба">
      <div className={styles.card}>
        <p className={styles.name}>
          <span>{`Клуб «${siteName}»`}</span>
          {tier && <span>{clubTier(tier).title}</span>}
        </p>
        <Barcode value={number} />
      </div>
      <div className={styles.facts}>
        <p className={styles.balance}>
          <span className={styles.soft}>На карте</span>
          <strong>{formatPriceAutorub(balance)}</strong>
        </p>
        <ul className={styles.notes}>
          {pending > 0 && <li>{`Ещё ${formatPriceAutorub(pending)} придут, когда заказы выдадут`}</li>}
          {expiring && (
            <li>{`${formatPriceAutorub(expiring.amount)} сгорят ${formatDeliveryDateLong(expiring.at)}`}</li>
          )}
          <li>{'1\u00a0А₽ = 1\u00a0₽ скидки'}</li>
        </ul>
        <div className={styles.actions}>
          <Button onClick={() => setShown(true)}>Показать на кассе</Button>
          <a className={buttonClass({ look: 'secondary' })} href={hrefs.loyaltyReward}>
            Промокоды
          </a>
        </div>
      </div>
      <TillView number={number} balance={balance} open={isShown} onClose={() => setShown(false)} />
    </section>
  )
}
