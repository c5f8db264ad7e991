import { Icon } from './icon'
import styles from './rating.module.css'

const oneDecimal = new Intl.NumberFormat('ru', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** Average of reviews, 0 to 5; nothing when there is none. */
export function Rating({ value, count }: { value: number; count?: number | undefined }) {
  if (value <= 0) return null
  const text = oneDecimal.format(value)
  return (
    <span className={styles.rating}>
      <Icon name="star" size={16} className={styles.star} />
      <span className="visually-hidden">Оценка </span>
      {text}
      {count !== undefined && count > 0 && <span className={styles.count}>({count})</span>}
    </span>
  )
}
