import { formatLongDay, toMoscowDay } from '@/lib/format/moscow-date'
import styles from './entry-date.module.css'

/** `5 марта 2026`, the day in Moscow; nothing for an invalid date. */
export function EntryDate({ value }: { value: string | null }) {
  const moment = new Date(value ?? NaN)
  if (Number.isNaN(moment.getTime())) return null
  return (
    <time className={styles.date} dateTime={moment.toISOString()}>
      {formatLongDay(toMoscowDay(moment))}
    </time>
  )
}
