import { formatPrice } from '@/lib/format/price'
import styles from './price.module.css'

/** Prices in rubles; the past one only when it is higher. */
export function Price({
  value,
  past,
  large = false,
}: {
  value: number
  past?: number | null | undefined
  large?: boolean
}) {
  return (
    <span className={large ? `${styles.price} ${styles.large}` : styles.price}>
      {formatPrice(value)}
      {past != null && past > value && (
        <del className={styles.past}>
          <span className="visually-hidden">Прежняя цена </span>
          {formatPrice(past)}
        </del>
      )}
    </span>
  )
}
