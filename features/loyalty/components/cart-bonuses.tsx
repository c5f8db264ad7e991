'use client'

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { lazy } from 'react'
import { SumRow } from '@/components/ui/sum-row'
import { formatPriceAutorub } from '@/lib/format/price'
import type { CartLine } from '@/stores/cart/cart-line'
import { bonusCardOptions } from '../api/club-queries'
import { writeoffOptions } from '../api/writeoff-options'
import { PromoOpener } from './promo-opener'
import { WithoutCard } from './without-card'
import styles from './cart-bonuses.module.css'

const PromoForm = lazy(async () => ({ default: (await import('./promo-form')).PromoForm }))

/** What the card can pay of the goods in the order, and the place for a promo code that adds to it. */
export function CartBonuses({ lines }: { lines: readonly CartLine[] }) {
  const { data: card } = useQuery(bonusCardOptions)
  const { data } = useQuery({
    ...writeoffOptions(lines),
    enabled: card?.number != null && lines.length > 0,
    placeholderData: keepPreviousData,
  })
  if (!card) return null
  if (card.number === null) return <WithoutCard />
  return (
    <section className={styles.bonuses} aria-label="Бонусы и промокод">
      {data && (
        <dl className={styles.sums} aria-live="polite">
          <SumRow title="На карте" value={formatPriceAutorub(data.balance)} />
          <SumRow title="Можно списать здесь" value={formatPriceAutorub(data.total.totalWriteoff)} />
        </dl>
      )}
      <PromoOpener form={PromoForm} />
    </section>
  )
}
