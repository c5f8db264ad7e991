'use client'

import { useState } from 'react'
import { markHydrated } from '@/framework/next/mark-hydrated'
import { type OfferSort, sortOffers } from '@/lib/parts/terms/offer-order'
import { OfferRows, type OfferRowsProps } from './offer-rows'
import styles from './offers-table.module.css'

const SORTS: readonly { code: OfferSort; title: string }[] = [
  { code: 'best', title: 'Лучшие' },
  { code: 'price', title: 'По цене' },
  { code: 'term', title: 'По сроку' },
]

/** The offers in the order that the shopper picks; without scripts they stay best first. */
export function SortableOfferRows({ rows, ...rest }: OfferRowsProps) {
  const [sort, setSort] = useState<OfferSort>('best')
  return (
    <>
      <div className={styles.sorts} role="group" aria-label="Порядок предложений">
        {SORTS.map(({ code, title }) => (
          <button
            key={code}
            ref={markHydrated}
            type="button"
            data-replay-click=""
            className={styles.sort}
            aria-pressed={code === sort}
            onClick={() => setSort(code)}
          >
            {title}
          </button>
        ))}
      </div>
      <OfferRows rows={sortOffers(rows, sort)} {...rest} />
    </>
  )
}
