import { formatCount, type PluralForms } from '@/lib/format/plural'
import styles from './count-badge.module.css'

const MOST_SHOWN = 99

type Props = { count: number; forms: PluralForms; quiet?: boolean }

/** How many there are, at the corner of an icon; nothing while there are none. */
export function CountBadge({ count, forms, quiet }: Props) {
  if (count === 0) return null
  return (
    <span className={quiet ? `${styles.mark} ${styles.quiet}` : styles.mark}>
      <span className="visually-hidden">{formatCount(count, forms)}</span>
      <span aria-hidden="true" translate="no">
        {count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}
      </span>
    </span>
  )
}
