import type { Ref } from 'react'
import { hrefs } from '@/lib/routing/hrefs'
import type { OrderProgress } from '../api/look-up-order'
import { dayOf } from '../model/order-days'
import { StatusMark } from './status-mark'
import styles from './look-up.module.css'

type Props = { order: OrderProgress; heading: Ref<HTMLHeadingElement> }

/** How far an order is; who its buyer is stays unsaid. */
export function LookedUpOrder({ order, heading }: Props) {
  const { orderNumber, createdAt, status, isPickup, shop, isPaid, isPayable, deliveryDate, products } = order
  return (
    <section className={styles.order} aria-labelledby="looked-up-order">
      <h2 id="looked-up-order" ref={heading} tabIndex={-1}>
        Заказ {orderNumber}
      </h2>
      <p className={styles.facts}>
        <StatusMark status={status} />
        <span>от {dayOf(createdAt)}</span>
        {deliveryDate && <span>ждём {dayOf(deliveryDate)}</span>}
        <span>{isPickup ? ['Самовывоз', shop].filter(Boolean).join(': ') : 'Доставка'}</span>
        {(isPaid || isPayable) && <span>{isPaid ? 'Оплачен' : 'Ждёт оплаты'}</span>}
      </p>
      <ul className={styles.lines}>
        {products.map(
          ({ brand, article, title, quantity, status: state, statusReason, deliveryDate: expected }, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- two suppliers may sell the same part, and nothing is moved
            <li key={`${brand}/${article}/${at}`} className={styles.line}>
              <span>
                {title || `${brand} ${article}`}, <span className="no-break">{quantity} шт.</span>
                <span className={styles.soft}>
                  {brand} {article}
                </span>
              </span>
              <span className={styles.state}>
                <StatusMark status={state} />
                {statusReason && <span className={styles.soft}>{statusReason}</span>}
                {!state.isFinal && expected && <span className={styles.soft}>ждём {dayOf(expected)}</span>}
              </span>
            </li>
          ),
        )}
      </ul>
      <p>
        Оплатить, отменить товар или скачать документы можно после входа,{' '}
        <a href={hrefs.order(orderNumber)}>на странице заказа</a>.
      </p>
    </section>
  )
}
