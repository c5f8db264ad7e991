import type { ReactNode } from 'react'
import { formatDeliveryTime } from '@/lib/format/delivery-time'
import { formatPrice } from '@/lib/format/price'
import { hrefs } from '@/lib/routing/hrefs'
import type { RowOffer } from '../model/row-offer'
import type { UnitRow } from '../model/unit'
import styles from './unit.module.css'

type Props = {
  row: UnitRow
  offer: RowOffer | undefined
  now: Date
  /** Puts it into the cart. */
  action: ReactNode
}

/** The best offer of an original number, and from what its analogs start. */
export function RowOfferView({ row: { brand, article }, offer, now, action }: Props) {
  const price = offer?.price ?? null
  return (
    <>
      <span className={styles.terms}>
        {price === null ? (
          <span className={styles.none}>Нет в продаже</span>
        ) : (
          <span>
            <b>{formatPrice(price)}</b>{' '}
            <span className={styles.term}>
              {formatDeliveryTime(offer?.deliveryTime ?? 0, now).toLowerCase()}
            </span>
          </span>
        )}
        {offer?.analogsFrom != null && (
          <a href={hrefs.search({ brand, article })} rel="nofollow" data-prefetch="none">
            аналоги от {formatPrice(offer.analogsFrom)}
          </a>
        )}
      </span>
      {action}
    </>
  )
}
