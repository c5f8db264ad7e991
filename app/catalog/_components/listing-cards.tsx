'use client'

import { BuyableCard } from '@/app/_components/goods/buyable-card'
import type { PackedRow } from '@/lib/packing/create-packer'
import { cardPacker } from './card-packer'

/**
 * Drawn from rows in the browser too: as elements the cards would weigh twice as much in the page's data. Only the first
 * picture is fetched ahead: each one more takes a connection from the styles on a slow line.
 */
export function ListingCards({ rows, readAt }: { rows: readonly PackedRow[]; readAt: number }) {
  const now = new Date(readAt)
  return rows.map((row, index) => {
    const product = cardPacker.unpack(row)
    return <BuyableCard key={product.href} product={product} now={now} eager={index === 0} isListed />
  })
}
