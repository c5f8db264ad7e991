import type { ReactNode } from 'react'
import styles from './sum-row.module.css'

type Props = { title: ReactNode; value: ReactNode; isTotal?: boolean }

/** One sum of a `dl`, its name at the left; the total stands out. */
export function SumRow({ title, value, isTotal = false }: Props) {
  return (
    <div className={isTotal ? `${styles.row} ${styles.total}` : styles.row}>
      <dt>{title}</dt>
      <dd>{value}</dd>
    </div>
  )
}
