'use client'

import { BuyableCard } from '@/app/_components/goods/buyable-card'
import type { PackedRow } from '@/lib/packing/create-packer'
import { cardPacker } from './card-packer'
import styles from './listing-cards.module.css'

/** Headings of the products that are less than sure to fit. */
const GROUPS: Partial<Record<string, string>> = {
  some: 'Подходят не всем исполнениям машины: уточните, какая у вас',
  check: 'Сверьте с машиной: данных для неё не хватает',
  any: 'Универсальные: сверьте с инструкцией к машине',
}

/**
 * Drawn from rows in the browser too: as elements the cards would weigh twice as much in the page's data. Only the first
 * picture is fetched ahead: each one more takes a connection from the styles on a slow line.
 */
export function ListingCards({ rows, readAt }: { rows: readonly PackedRow[]; readAt: number }) {
  const now = new Date(readAt)
  const products = rows.map((row) => cardPacker.unpack(row))
  return products.flatMap((product, index) => {
    const { href, fit } = product
    const group = fit && fit !== products[index - 1]?.fit && GROUPS[fit]
    return [
      group && (
        <li key={fit} className={styles.group}>
          {group}
        </li>
      ),
      <BuyableCard key={href} product={product} now={now} eager={index === 0} isListed />,
    ]
  })
}
