import { SumRow } from '@/components/ui/sum-row'
import { sumRubles } from '@/lib/money'
import { formatDeliveryPrice } from '@/lib/format/delivery/format-delivery-price'
import { formatPrice, formatPriceAutorub } from '@/lib/format/price'
import type { Order } from '../model/order'
import { calledOffSum } from '../model/order-lines'
import { returnedSum } from '../model/order-returns'
import { isOff } from '../model/status-tone'
import styles from './order-screen.module.css'

const REFUNDS: Readonly<Record<Order['refunds'][number]['status'], string>> = {
  pending: 'Возвращаем деньги',
  done: 'Деньги вернулись',
  failed: 'Банк не принял возврат, разбираемся',
}

export function OrderTotals({ order }: { order: Order }) {
  const { total, deliveryPrice, isDeliveryAgreed, isPickup, totalPrice, giftPaid, products, refunds } = order
  const money = sumRubles([order.paid, -giftPaid])
  const isPartPaid = money > 0 && order.paid < totalPrice
  const calledOff = calledOffSum(products)
  const returned = returnedSum(products)
  return (
    <section className={styles.totals} aria-label="Сумма заказа">
      <dl>
        {calledOff + returned > 0 && (
          <>
            {order.orderedPrice !== null && (
              <SumRow title="Было заказано" value={formatPrice(order.orderedPrice)} />
            )}
            {calledOff > 0 && <SumRow title="Отменено" value={`−${formatPrice(calledOff)}`} />}
            {returned > 0 && <SumRow title="Возвращено" value={`−${formatPrice(returned)}`} />}
          </>
        )}
        {!isOff(order.status) && (
          <>
            <SumRow title="Товары" value={formatPrice(total.totalPrice)} />
            <SumRow
              title={isPickup ? 'Самовывоз' : 'Доставка'}
              value={formatDeliveryPrice(deliveryPrice, isDeliveryAgreed)}
            />
          </>
        )}
        {total.totalWriteoff > 0 && (
          <SumRow title="Бонусами" value={`−${formatPrice(total.totalWriteoff)}`} />
        )}
        {total.totalReward > 0 && (
          <SumRow title="Бонусы за заказ" value={formatPriceAutorub(total.totalReward)} />
        )}
        <SumRow title="Итого" value={formatPrice(totalPrice)} isTotal />
        {giftPaid > 0 && <SumRow title="Подарочной картой" value={`−${formatPrice(giftPaid)}`} />}
        {isPartPaid && <SumRow title="Оплачено" value={`−${formatPrice(money)}`} />}
        {(isPartPaid || (giftPaid > 0 && giftPaid < totalPrice)) && (
          <SumRow
            title="Остальное"
            value={formatPrice(sumRubles([totalPrice, -(isPartPaid ? order.paid : giftPaid)]))}
          />
        )}
        {refunds.map(({ id, amount, status }) => (
          <SumRow key={id} title={REFUNDS[status]} value={formatPrice(amount)} />
        ))}
      </dl>
    </section>
  )
}
