import type { ReactNode } from 'react'
import styles from './product-card.module.css'

/** A heading within a list of cards. */
export function CardGroup({ children }: { children: ReactNode }) {
  return <li className={styles.group}>{children}</li>
}
