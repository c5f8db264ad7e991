import type { ReactNode } from 'react'
import styles from './product-grid.module.css'

export type ProductView = 'grid' | 'rows' | 'strip'

/** The list that holds cards: tiles, rows, or one line of tiles that scrolls sideways. */
export function ProductGrid({
  view = 'grid',
  label,
  children,
}: {
  view?: ProductView
  label?: string
  children: ReactNode
}) {
  return (
    <ul className={`${styles.list} ${styles[view]}`} data-view={view} aria-label={label}>
      {children}
    </ul>
  )
}
