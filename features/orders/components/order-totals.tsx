import { SumRow } from '@/components/ui/sum-row'
import { formatPrice, formatPriceAutorub } from '@/lib/format/price'
import type { Order } from '../model/order'
import styles from './order-screen.module.css'

export function OrderTotals({ order }: { order: Order }) {
  const { total, deliveryPrice, isPickup, totalPrice } = order
  return (
    <section className={styles.totals} aria-label="Сумма заказа">
      <dl>
        <SumRow title="Товары" value={formatPrice(total.totalPrice)} />
        <SumRow
          title={isPickup ? 'Самовывоз' : 'Доставка'}
          value={deliveryPrice === 0 ? 'Бесплатно' : formatPrice(deliveryPrice)}
        />
        {total.totalWriteoff > 0 && (
          <SumRow title="Бонусами" value={`−${formatPrice(total.totalWriteoff)}`} />
        )}
        {total.totalReward > 0 && (
          <SumRow title="Бонусы за заказ" value={formatPriceAutorub(total.totalReward)} />
        )}
        <SumRow title="Итого" value={formatPrice(totalPrice)} isTotal />
      </dl>
    </section>
  )
}
