import { ToneBadge } from '@/components/ui/tone-badge'
import { formatMoment } from '@/lib/format/format-moment'
import { formatPrice } from '@/lib/format/price'
import { RETURN_REASON_WORDS, RETURN_STATE_WORDS } from '@/lib/format/delivery/return-words'
import { PIECES } from '@/lib/parts/terms/pieces'
import type { DeskOrder, DeskReturn } from '../../api/order-queries'
import { ReturnForm } from './return-form'
import { ReturnPhotos } from './return-photos'
import styles from '../desk.module.css'

const TONES = {
  requested: 'going',
  approved: 'going',
  accepted: 'good',
  refused: 'bad',
  withdrawn: 'bad',
} as const

/** What the buyer brings back: open requests to decide, closed ones, and products that come without a request. */
export function DeskReturns({ order }: { order: DeskOrder }) {
  const acceptable = order.products.filter(({ acceptableQuantity }) => acceptableQuantity > 0)
  if (order.returns.length === 0 && acceptable.length === 0) return null
  return (
    <section aria-labelledby="returns" className={styles.unprinted}>
      <h2 id="returns" className={styles.heading}>
        Возвраты
      </h2>
      <ul className={styles.list}>
        {order.returns.toReversed().map((one) => (
          <Return key={one.id} order={order} one={one} />
        ))}
      </ul>
      {acceptable.length > 0 && (
        <details className={styles.details}>
          <summary className={styles.summary}>Принять возврат без заявки</summary>
          <ReturnForm
            order={order}
            one={null}
            lines={acceptable.map((line) => ({ line, most: line.acceptableQuantity, start: 0 }))}
          />
        </details>
      )}
    </section>
  )
}

function lineOf(order: DeskOrder, id: string) {
  return order.products.find(({ productExternalId }) => productExternalId === id)
}

function Return({ order, one }: { order: DeskOrder; one: DeskReturn }) {
  const isOpen = one.state === 'requested' || one.state === 'approved'
  const lines = one.products.flatMap(({ productExternalId, quantity }) => {
    const line = lineOf(order, productExternalId)
    const most = Math.min(quantity, line?.acceptableQuantity ?? 0)
    return line && most > 0 ? [{ line, most, start: most }] : []
  })
  return (
    <li className={styles.return}>
      <p>
        <ToneBadge tone={TONES[one.state]} title={RETURN_STATE_WORDS[one.state]} />{' '}
        <span className={`${styles.soft} no-break`}>{formatMoment(one.createdAt)}</span>
      </p>
      <ul className={styles.history}>
        {one.products.map(({ productExternalId, quantity, reason, acceptedQuantity }) => {
          const line = lineOf(order, productExternalId)
          const unit = line?.unit ?? PIECES
          return (
            <li key={productExternalId}>
              {line ? `${line.brand} ${line.article}` : productExternalId}, {quantity} {unit}{' '}
              <span className={styles.soft}>
                {RETURN_REASON_WORDS[reason]}
                {acceptedQuantity !== null && `, принято ${acceptedQuantity} ${unit}`}
              </span>
            </li>
          )
        })}
      </ul>
      {one.comment && <p>Покупатель: {one.comment}</p>}
      {one.answer && <p>Ответ: {one.answer}</p>}
      {one.refunded > 0 && <p>Сумма возврата {formatPrice(one.refunded)}</p>}
      <ReturnPhotos ids={one.photos} />
      {isOpen && <ReturnForm order={order} one={one} lines={lines} />}
    </li>
  )
}
