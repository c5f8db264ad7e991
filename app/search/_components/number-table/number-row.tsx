import { BuyOffer } from '@/app/_components/goods/buy-offer'
import { FitmentBadge } from '@/features/fitment/components/fitment-badge'
import { ShopPrice, ShopTerm } from '@/features/product/components/offers/shop-offer'
import { ShownPrice } from '@/features/product/components/offers/shown-price'
import type { OfferFace } from '@/features/product/model/offer-face'
import { multiplicityWords } from '@/features/product/model/offer-words'
import { stockWords } from '@/features/product/model/stock-words'
import { MarkedTitle } from '@/components/ui/marked-title'
import { markHydrated } from '@/framework/next/mark-hydrated'
import { formatDeliveryTime } from '@/lib/format/delivery/delivery-time'
import { clearTitle } from '@/lib/parts/marked-title'
import type { ArrangedPart } from './arrange-parts'
import styles from './number-row.module.css'
import type { TablePart } from './table-part'

type Props = ArrangedPart & { now: Date; isOpen: boolean; onToggle: () => void }

/** A part's best offer, and the others below it in the same columns. */
export function NumberRow({ part, offers: [best, ...rest], now, isOpen, onToggle }: Props) {
  if (!best) return null
  const name = `${part.brand} ${part.article}`
  return (
    <>
      <tr className={styles.row} data-open={isOpen || undefined}>
        <th scope="row">
          <a className={styles.name} href={part.href} translate="no" title={clearTitle(part.markedTitle)}>
            <b>{part.brand}</b> <span className="no-break">{part.article}</span>
          </a>
          <button
            ref={markHydrated}
            type="button"
            data-replay-click=""
            className={styles.toggle}
            data-few={rest.length === 0 || undefined}
            aria-expanded={isOpen}
            aria-label={`${isOpen ? 'Свернуть' : toggleWords(rest.length)}, ${name}`}
            onClick={onToggle}
          >
            {isOpen ? 'Свернуть' : toggleWords(rest.length)}
          </button>
          {!part.isRequested && (
            <span className={styles.title}>
              <MarkedTitle text={part.markedTitle} />
            </span>
          )}
        </th>
        <td className={styles.fit}>
          <FitmentBadge part={part} look="card" />
        </td>
        <OfferCells part={part} offer={best} now={now} marks={[...best.marks, ...part.marks]} />
      </tr>
      {rest.map((offer) => (
        <tr key={offer.id} className={`${styles.row} ${styles.other}`} data-folded={isOpen ? undefined : ''}>
          <th scope="row">
            <span className="visually-hidden">{name}, </span>
            {offer.seller}
          </th>
          <td className={styles.fit}>{'\u00a0'}</td>
          <OfferCells part={part} offer={offer} now={now} marks={offer.marks} isNamed />
        </tr>
      ))}
    </>
  )
}

function toggleWords(others: number): string {
  return others > 0 ? `Ещё ${others}` : 'Подробнее'
}

type CellsProps = {
  part: TablePart
  offer: OfferFace
  now: Date
  marks: readonly string[]
  /** The row's heading says who sells it. */
  isNamed?: boolean
}

function OfferCells({ part, offer, now, marks, isNamed = false }: CellsProps) {
  const multiplicity = multiplicityWords(offer)
  const words = (offer.canReturn ? marks : [...marks, 'без возврата']).join(', ')
  return (
    <>
      <td className={styles.term}>
        {offer.ownWarehouse ? (
          <ShopTerm part={part} deliveryTime={offer.deliveryTime} now={now} />
        ) : (
          formatDeliveryTime(offer.deliveryTime, now)
        )}
      </td>
      <td className={styles.stock}>
        {stockWords(offer.quantity, offer.unit)}
        {multiplicity && <span className={styles.note}> {multiplicity}</span>}
      </td>
      <td className={styles.seller}>
        {!isNamed && offer.seller}
        {words && <span className={styles.mark}>{words}</span>}
      </td>
      <td className={styles.price}>
        {offer.ownWarehouse ? (
          <ShopPrice part={part} value={offer.price} past={offer.pastPrice} />
        ) : (
          <ShownPrice value={offer.price} past={offer.pastPrice} />
        )}
      </td>
      <td className={styles.buy}>
        <BuyOffer part={{ ...part, title: clearTitle(part.markedTitle) }} offer={offer} look="row" />
      </td>
    </>
  )
}
