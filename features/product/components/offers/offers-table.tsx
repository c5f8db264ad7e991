import type { ReactNode } from 'react'
import { markOffers } from '@/lib/parts/terms/offer-order'
import type { OfferGroup } from '../../model/offer'
import { toOfferFace } from '../../model/offer-face'
import { formatPricedAt } from '../../model/format-priced-at'
import type { Part } from '../../model/terms/shop-terms-board'
import { OfferRow } from './offer-row'
import { OfferRows, type OfferRowItem } from './offer-rows'
import styles from './offers-table.module.css'
import { SortableOfferRows } from './sortable-offer-rows'

export const VISIBLE_OFFERS = 5

type Props = {
  part: Part
  /** Best first. */
  offers: readonly OfferGroup[]
  /** Accessible name of the table. */
  caption: string
  pricedAt: Date
  isSortable?: boolean
  /** Rows that stand open; the rest is folded. */
  visible?: number
  actionFor?: (offer: OfferGroup) => ReactNode
}

export function OffersTable({
  part,
  offers,
  caption,
  pricedAt,
  isSortable = false,
  visible = VISIBLE_OFFERS,
  actionFor,
}: Props) {
  const marks = markOffers(offers)
  const rows = offers.map((offer, index): OfferRowItem => ({
    id: offer.id,
    price: offer.price,
    deliveryTime: offer.deliveryTime,
    ownWarehouse: offer.ownWarehouse,
    node: (
      <OfferRow
        key={offer.id}
        part={part}
        offer={toOfferFace(offer, marks[index])}
        now={pricedAt}
        action={actionFor?.(offer)}
        hasAction={actionFor !== undefined}
      />
    ),
  }))
  const shared = { rows, caption, visible, hasAction: actionFor !== undefined }
  return (
    <div className={styles.offers}>
      {isSortable && offers.length > 1 ? <SortableOfferRows {...shared} /> : <OfferRows {...shared} />}
      <p className={styles.pricedAt}>
        Цены на <time dateTime={pricedAt.toISOString()}>{formatPricedAt(pricedAt)}</time>
      </p>
    </div>
  )
}
