'use client'

import { formatDeliveryTime, formatDeliveryTimeLong } from '@/lib/format/delivery/delivery-time'
import { useShopTerms } from '../../hooks/use-shop-terms'
import type { Part } from '../../model/terms/shop-terms-board'
import styles from './shop-terms.module.css'
import { ShownPrice } from './shown-price'

type PriceProps = { part: Part; value: number; past: number | null; large?: boolean }

/** Price of the own warehouse's offer: that of the page, or that of the shop that the visitor has chosen. */
export function ShopPrice({ part, value, past, large }: PriceProps) {
  const terms = useShopTerms(part)
  if (terms === undefined) return <ShownPrice value={value} past={past} large={large} />
  if (terms === 'pending')
    return <ShownPrice value={value} past={past} large={large} className={styles.pending} />
  return <ShownPrice value={terms.price ?? value} past={terms.pastPrice} large={large} />
}

type TermProps = { part: Part; deliveryTime: number; now: Date; long?: boolean }

/** When the own warehouse's goods are there. */
export function ShopTerm({ part, deliveryTime, now, long }: TermProps) {
  const terms = useShopTerms(part)
  const format = long ? formatDeliveryTimeLong : formatDeliveryTime
  if (terms === undefined) return format(deliveryTime, now)
  if (terms === 'pending') return <span className={styles.pending}>{format(deliveryTime, now)}</span>
  return format(terms.deliveryTime, now)
}
