import type { ReactNode } from 'react'
import styles from './empty-state.module.css'

type Props = { title: string; text: string; note?: string; actions?: ReactNode }

export function EmptyState({ title, text, note, actions }: Props) {
  return (
    <div className={styles.state}>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.text}>{text}</p>
      {note && <p className={styles.text}>{note}</p>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  )
}
