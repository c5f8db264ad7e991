import styles from './rating.module.css'

const oneDecimal = new Intl.NumberFormat('ru', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

type Props = { value: number; count?: number | undefined; className?: string | undefined }

/** Average of reviews, 0 to 5; nothing when there is none. */
export function Rating({ value, count, className = '' }: Props) {
  if (value <= 0) return null
  const text = oneDecimal.format(value)
  const isCounted = count !== undefined && count > 0
  return (
    <span
      className={`${styles.rating} ${className}`}
      role="img"
      aria-label={isCounted ? `Оценка ${text}, отзывов: ${count}` : `Оценка ${text}`}
    >
      {isCounted ? `${text} (${count})` : text}
    </span>
  )
}
