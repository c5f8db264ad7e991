import { formatPrice, formatPriceAutorub } from '@/lib/format/price'
import type { Order } from '../model/order'
import styles from './order-screen.module.css'

export function OrderTotals({ order }: { order: Order }) {
  const { total, deliveryPrice, isPickup, totalPrice } = order
  return (
    <section className={styles.totals} aria-label="Сумма заказа">
      <dl>
        <Row title="Товары" value={formatPrice(total.totalPrice)} />
        <Row
          title={isPickup ? 'Самовывоз' : 'Доставка'}
          value={deliveryPrice === 0 ? 'Бесплатно' : formatPrice(deliveryPrice)}
        />
        {total.totalWriteoff > 0 && <Row title="Бонусами" value={`−${formatPrice(total.totalWriteoff)}`} />}
        {total.totalReward > 0 && (
          <Row title="Бонусы за заказ" value={formatPriceAutorub(total.totalReward)} />
        )}
        <div className={styles.toPay}>
          <dt>Итого</dt>
          <dd>{formatPrice(totalPrice)}</dd>
        </div>
      </dl>
    </section>
  )
}

function Row({ title, value }: { title: string; value: string }) {
  return (
    <div className={styles.row}>
      <dt>{title}</dt>
      <dd>{value}</dd>
    </div>
  )
}
