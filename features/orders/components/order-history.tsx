import { formatMoment } from '@/lib/format/format-moment'
import type { Order } from '../model/order'
import styles from './order-screen.module.css'

export function OrderHistory({ history }: { history: Order['history'] }) {
  if (history.length === 0) return null
  return (
    <section aria-labelledby="order-history">
      <h2 id="order-history" className={styles.heading}>
        Что было с заказом
      </h2>
      <ol className={styles.history}>
        {history.map(({ at, title }) => (
          <li key={`${at}/${title}`}>
            <time dateTime={at}>{formatMoment(at)}</time> {title}
          </li>
        ))}
      </ol>
    </section>
  )
}
