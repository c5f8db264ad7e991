import type { Order } from '../model/order'
import { dayOf, expectedWords } from '../model/order-days'
import { isOff } from '../model/status-tone'
import { StatusBadge } from './status-badge'
import styles from './order-screen.module.css'

export function OrderHead({ order }: { order: Order }) {
  const { createdAt, status, isPaid, isPayable, deliveryDate, payment } = order
  const expected = expectedWords(status, deliveryDate)
  return (
    <section className={styles.head} aria-label="Состояние заказа">
      <StatusBadge status={status} />
      <span>от {dayOf(createdAt)}</span>
      {expected && <span>{expected}</span>}
      {(isPaid || !isOff(status)) && (
        <span>{isPaid ? 'Оплачен' : isPayable ? 'Ждёт оплаты' : payment.title}</span>
      )}
    </section>
  )
}
