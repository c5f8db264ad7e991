'use client'

import { BuyableCard } from '@/app/_components/goods/buyable-card'
import type { PackedRow } from '@/lib/packing/create-packer'
import { cardPacker } from './card-packer'
import styles from './listing-cards.module.css'

type Props = {
  rows: readonly PackedRow[]
  readAt: number
  /** Above which of the rows a heading stands. */
  groups?: Readonly<Record<number, string>> | undefined
}

/**
 * Drawn from rows in the browser too: as elements the cards would weigh twice as much in the page's data. Only the first
 * picture is fetched ahead: each one more takes a connection from the styles on a slow line.
 */
export function ListingCards({ rows, readAt, groups }: Props) {
  const now = new Date(readAt)
  return rows.map((row, index) => {
    const product = cardPacker.unpack(row)
    const group = groups?.[index]
    return [
      group && (
        <li key={group} className={styles.group}>
          {group}
        </li>
      ),
      <BuyableCard key={product.href} product={product} now={now} eager={index === 0} isListed />,
    ]
  })
}
