'use client'

import { useChosenShop } from '../hooks/use-chosen-shop'
import type { ShopHint } from '../model/shop-hint'
import styles from './shop-label.module.css'

/** The chosen shop in a box that never changes its size; the standard one is in the page that everyone gets. */
export function ShopLabel(standard: ShopHint) {
  const shop = useChosenShop(standard.supplierId) ?? standard
  return (
    <span className={styles.label}>
      <span className={styles.dot} style={shop.color ? { background: shop.color } : undefined} />
      <span className={styles.title}>{shop.title}</span>
      <span className={styles.hours}>{shop.hours}</span>
    </span>
  )
}
