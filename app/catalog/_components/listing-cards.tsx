'use client'

import { BuyableCard } from '@/app/_components/goods/buyable-card'
import { type CardRow, fromCardRow } from './card-row'

/**
 * Drawn from rows in the browser too: as elements the cards would weigh twice as much in the page's data. Only the first
 * picture is fetched ahead: each one more takes a connection from the styles on a slow line.
 */
export function ListingCards({ rows, readAt }: { rows: readonly CardRow[]; readAt: number }) {
  const now = new Date(readAt)
  return rows.map((row, index) => (
    <BuyableCard key={row[0]} product={fromCardRow(row)} now={now} eager={index === 0} />
  ))
}
