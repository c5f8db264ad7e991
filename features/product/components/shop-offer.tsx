'use client'

import { Price } from '@/components/ui/price'
import { formatDeliveryTimeLong } from '@/lib/format/delivery-time'
import { useShopTerms } from '../hooks/use-shop-terms'
import type { Part } from '../model/shop-terms-board'
import styles from './shop-terms.module.css'

type PriceProps = { part: Part; value: number; past: number | null }

/** Price of the own warehouse's offer: that of the page, or that of the shop that the visitor has chosen. */
export function ShopPrice({ part, value, past }: PriceProps) {
  const terms = useShopTerms(part)
  if (terms === undefined) return <Price value={value} past={past} large />
  if (terms === 'pending') return <Price value={value} past={past} large className={styles.pending} />
  return <Price value={terms.price ?? value} past={terms.pastPrice} large />
}

type TermProps = { part: Part; deliveryTime: number; now: Date }

/** When the own warehouse's goods are there. */
export function ShopTerm({ part, deliveryTime, now }: TermProps) {
  const terms = useShopTerms(part)
  if (terms === undefined) return formatDeliveryTimeLong(deliveryTime, now)
  if (terms === 'pending') {
    return <span className={styles.pending}>{formatDeliveryTimeLong(deliveryTime, now)}</span>
  }
  return formatDeliveryTimeLong(terms.deliveryTime, now)
}
