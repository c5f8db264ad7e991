import type { Ref } from 'react'
import { hrefs } from '@/lib/routing/hrefs'
import type { OrderProgress } from '../../api/look-up-order'
import { dayOf, expectedWords } from '../../model/order-days'
import { lineName } from '../../model/order-lines'
import { StatusBadge } from '../status-badge'
import styles from './look-up.module.css'

type Props = { order: OrderProgress; heading: Ref<HTMLHeadingElement> }

/** The state of an order, without its buyer. */
export function LookedUpOrder({ order, heading }: Props) {
  const { orderNumber, createdAt, status, isPickup, shop, isPaid, isPayable, deliveryDate, products } = order
  const expected = expectedWords(status, deliveryDate)
  return (
    <section className={styles.order} aria-labelledby="looked-up-order">
      <h2 id="looked-up-order" ref={heading} tabIndex={-1}>
        Заказ {orderNumber}
      </h2>
      <p className={styles.facts}>
        <StatusBadge status={status} />
        <span>от {dayOf(createdAt)}</span>
        {expected && <span>{expected}</span>}
        <span>{isPickup ? ['Самовывоз', shop].filter(Boolean).join(': ') : 'Доставка'}</span>
        {(isPaid || isPayable) && <span>{isPaid ? 'Оплачен' : 'Ждёт оплаты'}</span>}
      </p>
      <ul className={styles.lines}>
        {products.map((line, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- two suppliers may sell the same part, and nothing is moved
          <Line key={`${line.brand}/${line.article}/${at}`} line={line} />
        ))}
      </ul>
      <p>
        Оплатить, отменить товар или скачать документы можно после входа,{' '}
        <a href={hrefs.order(orderNumber)}>на странице заказа</a>.
      </p>
    </section>
  )
}

function Line({ line }: { line: OrderProgress['products'][number] }) {
  const { brand, article, quantity, unit, status, statusReason, deliveryDate } = line
  const expected = expectedWords(status, deliveryDate)
  return (
    <li className={styles.line}>
      <span>
        {lineName(line)},{' '}
        <span className="no-break">
          {quantity} {unit}
        </span>
        <span className={styles.soft} translate="no">
          {brand} <span className="no-break">{article}</span>
        </span>
      </span>
      <span className={styles.state}>
        <StatusBadge status={status} />
        {statusReason && <span className={styles.soft}>{statusReason}</span>}
        {expected && <span className={styles.soft}>{expected}</span>}
      </span>
    </li>
  )
}
