import { useMutation, useQueryClient } from '@tanstack/react-query'
import { FileInput } from '@/components/form/file-input'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { ToneBadge } from '@/components/ui/tone-badge'
import { messageIn } from '@/lib/forms/message-in'
import { formatMoment } from '@/lib/format/format-moment'
import { plural } from '@/lib/format/plural'
import { formatPrice } from '@/lib/format/price'
import { RETURN_REASON_WORDS, RETURN_STATE_WORDS } from '@/lib/format/delivery/return-words'
import { MAX_RETURN_PHOTOS } from '@/lib/gateway/contracts/orders/returns'
import { PIECES } from '@/lib/parts/terms/pieces'
import { orderQueryOptions } from '../../api/order-queries'
import type { Order, OrderKind, OrderReturn } from '../../model/order'
import { isOpen } from '../../model/order-returns'
import { PHOTO_TYPES, photosProblem } from '../../model/return-photos'
import styles from '../order-screen.module.css'

const TONES = {
  requested: 'going',
  approved: 'good',
  accepted: 'good',
  refused: 'bad',
  withdrawn: 'going',
} as const

/** What the buyer wants to bring back or has brought, the newest first. */
export function OrderReturns({ order, kind }: { order: Order; kind: OrderKind }) {
  if (order.returns.length === 0) return null
  return (
    <section aria-labelledby="order-returns">
      <h2 id="order-returns" className={styles.heading}>
        Возвраты
      </h2>
      <ul className={styles.returns}>
        {order.returns.toReversed().map((one) => (
          <Return key={one.id} order={order} kind={kind} one={one} />
        ))}
      </ul>
    </section>
  )
}

function Return({ order, kind, one }: { order: Order; kind: OrderKind; one: OrderReturn }) {
  const queries = useQueryClient()
  const { orderNumber } = order
  const { queryKey } = orderQueryOptions(kind, orderNumber)
  const withdrawing = useMutation({
    mutationFn: async () => (await import('../../api/return-writes')).withdraw(orderNumber, one.id),
    onSuccess: (changed) => queries.setQueryData(queryKey, changed),
    // Whatever was refused, the shop may have decided meanwhile.
    onError: () => void queries.invalidateQueries({ queryKey }),
  })
  const adding = useMutation({
    mutationFn: async (photos: readonly File[]) => {
      const wrong = photosProblem(photos, one.photos.length)
      if (wrong !== undefined) return wrong
      const { sendPhotos } = await import('../../api/send-photos')
      const sent = await sendPhotos(order, one.id, photos)
      queries.setQueryData(queryKey, sent.order)
      return sent.problem
    },
  })
  const problem = withdrawing.error ? messageIn(withdrawing.error) : adding.data
  return (
    <li className={styles.return}>
      <p>
        <ToneBadge tone={TONES[one.state]} title={RETURN_STATE_WORDS[one.state]} />{' '}
        <span className={`${styles.soft} no-break`}>{formatMoment(one.createdAt)}</span>
      </p>
      <ul className={styles.plainList}>
        {one.products.map(({ productId, quantity, reason, acceptedQuantity }) => {
          const line = order.products.find((known) => known.productId === productId)
          const unit = line?.unit ?? PIECES
          return (
            <li key={productId}>
              {line ? `${line.brand} ${line.article}` : 'Товар'}, {quantity} {unit}{' '}
              <span className={styles.soft}>
                {RETURN_REASON_WORDS[reason]}
                {acceptedQuantity !== null &&
                  acceptedQuantity < quantity &&
                  `, принято ${acceptedQuantity} ${unit}`}
              </span>
            </li>
          )
        })}
      </ul>
      {one.comment && <p className={styles.soft}>{one.comment}</p>}
      {one.answer && <p>Магазин: {one.answer}</p>}
      {one.refunded > 0 && <p>Сумма возврата {formatPrice(one.refunded)}</p>}
      {one.photos.length > 0 && (
        <p className={styles.soft}>
          {one.photos.length} {plural(one.photos.length, ['снимок', 'снимка', 'снимков'])}
        </p>
      )}
      {problem !== undefined && <Notice kind="error">{problem}</Notice>}
      {isOpen(one) && (
        <div className={styles.actions}>
          {one.photos.length < MAX_RETURN_PHOTOS && (
            <label className={styles.addPhotos}>
              <FileInput
                className="visually-hidden"
                multiple
                accept={PHOTO_TYPES}
                onFiles={(photos) => adding.mutate(photos)}
              />
              {adding.isPending ? 'Загружаем…' : 'Добавить фото'}
            </label>
          )}
          <Button
            small
            look="plain"
            aria-disabled={withdrawing.isPending}
            onClick={() => !withdrawing.isPending && withdrawing.mutate()}
          >
            Отозвать
          </Button>
        </div>
      )}
    </li>
  )
}
