'use client'

import type { ReactNode } from 'react'
import { formatDeliveryTime } from '@/lib/format/delivery/delivery-time'
import { formatPrice } from '@/lib/format/price'
import { hrefs } from '@/lib/routing/hrefs'
import { useHydrated } from '@/lib/interaction/use-hydrated'
import { useShownPrice } from '@/stores/user/use-shown-price'
import type { RowOffer } from '../../model/row-offer'
import type { UnitRow } from '../../model/unit'
import styles from './row-offer.module.css'

type Props = {
  row: UnitRow
  offer: RowOffer | undefined
  now: Date
  /** Puts it into the cart. */
  action: ReactNode
}

/** The best offer of an original number, and from what its analogs start; without both, the way to a specialist. */
export function RowOfferView({ row: { brand, article, title }, offer, now, action }: Props) {
  const price = offer?.price ?? null
  const toShown = useShownPrice()
  const held = useHydrated() ? undefined : ''
  return (
    <>
      <span className={styles.terms}>
        {price === null ? (
          <span className={styles.none}>Нет в продаже</span>
        ) : (
          <span>
            <b data-held={held}>{formatPrice(toShown(price))}</b>{' '}
            <span className={styles.term}>
              {formatDeliveryTime(offer?.deliveryTime ?? 0, now).toLowerCase()}
            </span>
          </span>
        )}
        {offer?.analogsFrom != null && (
          <a href={hrefs.search({ brand, article })} rel="nofollow" data-prefetch="none">
            аналоги от <span data-held={held}>{formatPrice(toShown(offer.analogsFrom))}</span>
          </a>
        )}
        {price === null && offer?.analogsFrom == null && (
          <a
            href={hrefs.contactSpecialist({ query: `${title} ${brand} ${article}` })}
            aria-label={`Спросить о ${article}`}
            rel="nofollow"
            data-prefetch="none"
          >
            Спросить
          </a>
        )}
      </span>
      {action}
    </>
  )
}
