import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'
import { formatDeliveryTime } from '@/lib/format/delivery/delivery-time'
import type { OfferFace } from '../../model/offer-face'
import { multiplicityWords } from '../../model/offer-words'
import type { Part } from '../../model/terms/shop-terms-board'
import { stockWords } from '../../model/stock-words'
import { ShopPrice, ShopTerm } from './shop-offer'
import { ShownPrice } from './shown-price'
import styles from './offers-table.module.css'

type Props = {
  /** Whose offer it is. */
  part: Part
  offer: OfferFace
  now: Date
  hasAction: boolean
  action?: ReactNode
}

export function OfferRow({ part, offer, now, hasAction, action }: Props) {
  const { seller, marks, canReturn } = offer
  const multiplicity = multiplicityWords(offer)
  return (
    <tr className={styles.row}>
      <th scope="row">
        <span>{seller}</span>
        {marks.map((mark) => (
          <span key={mark} className={styles.mark}>
            {mark}
          </span>
        ))}
      </th>
      <td>
        {offer.ownWarehouse ? (
          <ShopTerm part={part} deliveryTime={offer.deliveryTime} now={now} />
        ) : (
          formatDeliveryTime(offer.deliveryTime, now)
        )}
      </td>
      <td>
        {stockWords(offer.quantity, offer.unit)}
        {multiplicity && <span className={styles.note}>{multiplicity}</span>}
      </td>
      <td className={canReturn ? undefined : styles.note}>
        {canReturn && <Icon name="return" size={16} />}
        {canReturn ? 'Возврат' : 'Без возврата'}
      </td>
      <td>
        {offer.ownWarehouse ? (
          <ShopPrice part={part} value={offer.price} past={offer.pastPrice} />
        ) : (
          <ShownPrice value={offer.price} past={offer.pastPrice} />
        )}
      </td>
      {hasAction && <td>{action}</td>}
    </tr>
  )
}
