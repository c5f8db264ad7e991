'use client'

import { BuyableCard } from '@/app/_components/buyable-card'
import { type CardRow, fromCardRow } from './card-row'

/** Cards of the first row, in view at once. */
const EAGER_CARDS = 2

/** Drawn from rows in the browser too: as elements the cards would weigh twice as much in the page's data. */
export function ListingCards({ rows, readAt }: { rows: readonly CardRow[]; readAt: number }) {
  const now = new Date(readAt)
  return rows.map((row, index) => (
    <BuyableCard key={row[0]} product={fromCardRow(row)} now={now} eager={index < EAGER_CARDS} />
  ))
}
