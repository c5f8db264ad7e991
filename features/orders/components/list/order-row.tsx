import { Picture } from '@/components/media/picture'
import { formatCount } from '@/lib/format/plural'
import { formatPrice } from '@/lib/format/price'
import { hrefs } from '@/lib/routing/hrefs'
import type { OrderKind, OrderSummary } from '../../model/order'
import { dayOf, expectedWords } from '../../model/order-days'
import { isOff } from '../../model/status-tone'
import { StatusBadge } from '../status-badge'
import styles from './order-list.module.css'

const PICTURE_PX = 48
const LINES = ['товар', 'товара', 'товаров'] as const

export function OrderRow({ order, kind }: { order: OrderSummary; kind: OrderKind }) {
  const {
    orderNumber,
    createdAt,
    status,
    totalPrice,
    linesCount,
    isPaid,
    isPayable,
    isPickup,
    destination,
    cars,
  } = order
  const price = isOff(status) ? (order.orderedPrice ?? totalPrice) : totalPrice
  const href = kind === 'archive' ? hrefs.archivedOrder(orderNumber) : hrefs.order(orderNumber)
  const expected = expectedWords(status, order.deliveryDate)
  return (
    <li className={styles.row}>
      <div className={styles.main}>
        <h2 className={styles.number}>
          <a className={styles.cover} href={href} data-prefetch="none">
            Заказ {orderNumber}
          </a>
        </h2>
        <p className={styles.soft}>от {dayOf(createdAt)}</p>
        <StatusBadge status={status} />
      </div>
      <div className={styles.where}>
        <p>
          {isPickup ? 'Самовывоз' : 'Доставка'}
          {destination && `: ${destination}`}
        </p>
        {expected && <p className={styles.soft}>{expected}</p>}
        {cars.length > 0 && (
          <p className={styles.soft}>Для автомобиля {cars.map(({ title }) => title).join(', ')}</p>
        )}
      </div>
      <div className={styles.pictures} aria-hidden="true">
        {order.pictures.map((path) => (
          <Picture key={path} path={path} alt="" width={PICTURE_PX} height={PICTURE_PX} />
        ))}
      </div>
      <div className={styles.sum}>
        <p className={styles.price}>{formatPrice(price)}</p>
        <p className={styles.soft}>
          {formatCount(linesCount, LINES)}
          {isPaid ? ', оплачен' : isPayable ? ', ждёт оплаты' : ''}
        </p>
      </div>
    </li>
  )
}
