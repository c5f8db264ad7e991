import type { Order } from '../model/order'
import { dayOf } from '../model/order-days'
import { StatusMark } from './status-mark'
import styles from './order-screen.module.css'

export function OrderHead({ order }: { order: Order }) {
  const { createdAt, status, isPaid, isPayable, deliveryDate } = order
  return (
    <section className={styles.head} aria-label="Состояние заказа">
      <StatusMark status={status} />
      <span>от {dayOf(createdAt)}</span>
      {deliveryDate && <span>ждём {dayOf(deliveryDate)}</span>}
      <span>{isPaid ? 'Оплачен' : isPayable ? 'Ждёт оплаты' : 'Оплата по счёту или при получении'}</span>
    </section>
  )
}
