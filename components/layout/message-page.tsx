import type { ReactNode } from 'react'
import styles from './message-page.module.css'

type Props = { status?: number; title: string; text: string; note?: string; actions?: ReactNode }

/** A screen with a message alone: what happened, and what to do next. */
export function MessagePage({ status, title, text, note, actions }: Props) {
  return (
    <div className={`container ${styles.page}`}>
      {status && <p className={styles.status}>Ошибка {status}</p>}
      <h1 tabIndex={-1}>{title}</h1>
      <p className={styles.text}>{text}</p>
      {note && <p className={styles.text}>{note}</p>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  )
}
