import { formatPrice } from '@/lib/format/price'
import styles from './price.module.css'

/** Prices in rubles; the past one only when it is higher. */
export function Price({
  value,
  past,
  large = false,
  isHeld = false,
  className,
}: {
  value: number
  past?: number | null | undefined
  large?: boolean
  /** Hidden where prices are shown with a markup, until it is on this one. */
  isHeld?: boolean
  className?: string | undefined
}) {
  const classes = [styles.price, large && styles.large, className].filter(Boolean).join(' ')
  return (
    <span className={classes} data-held={isHeld ? '' : undefined} translate="no">
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
