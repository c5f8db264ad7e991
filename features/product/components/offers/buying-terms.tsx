import { Icon } from '@/components/ui/icon'
import { StaticMarkup } from '@/framework/next/static-markup'
import { formatDeliveryTimeLong } from '@/lib/format/delivery/delivery-time'
import type { OfferGroup } from '../../model/offer'
import { RETURN_DAYS } from '@/lib/parts/terms/return-days'
import { inTimeWords, isReturnable, multiplicityWords, sellerWords } from '../../model/offer-words'
import type { Part } from '../../model/terms/shop-terms-board'
import { stockWords } from '../../model/stock-words'
import { BonusTerm } from './bonus-term'
import { ShopTerm } from './shop-offer'
import styles from './buying-box.module.css'

type Props = {
  part: Part
  internalCode: string | null
  offer: OfferGroup
  bonuses: number
  /** What delivery costs, in one line. */
  delivery: string | null
  now: Date
}

/** Term, stock, seller and conditions of one offer. */
export function BuyingTerms({ part, internalCode, offer, bonuses, delivery, now }: Props) {
  const multiplicity = multiplicityWords(offer)
  const canReturn = isReturnable(offer)
  const inTime = inTimeWords(offer)
  return (
    <>
      <ul className={styles.terms}>
        <li className={styles.term}>
          <Icon name="truck" />
          {offer.ownWarehouse ? (
            <ShopTerm part={part} deliveryTime={offer.deliveryTime} now={now} long />
          ) : (
            formatDeliveryTimeLong(offer.deliveryTime, now)
          )}
          {inTime !== null && <span className={styles.note}>{inTime}</span>}
        </li>
        <li>
          <Icon name="box" />
          {stockWords(offer.quantity, offer.unit)}
          {multiplicity && <span className={styles.note}>{multiplicity}</span>}
        </li>
        <li>
          <Icon name="building" />
          {sellerWords(offer)}
        </li>
        {delivery && (
          <li>
            <Icon name="home" />
            {delivery}
          </li>
        )}
        <li>
          <Icon name="return" />
          {canReturn ? `Возврат в течение ${RETURN_DAYS} дней` : 'Без возврата, кроме брака'}
        </li>
        <BonusTerm
          part={part}
          internalCode={internalCode}
          price={offer.price}
          isOwn={offer.ownWarehouse}
          bonuses={bonuses}
        />
      </ul>
      {offer.ownWarehouse && offer.offers.length > 1 && (
        <StaticMarkup as="details" className={styles.shops}>
          <summary>Где лежит</summary>
          <ul>
            {offer.offers.map(({ supplierId, seller, quantity }) => (
              <li key={supplierId}>
                <span>{seller ?? 'Склад'}</span>
                <span className="no-break">{stockWords(quantity, offer.unit)}</span>
              </li>
            ))}
          </ul>
        </StaticMarkup>
      )}
    </>
  )
}
