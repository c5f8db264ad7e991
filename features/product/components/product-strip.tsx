'use client'

import type { CardFace } from '../model/product-card-data'
import { ProductCard } from './product-card'
import { ProductGrid } from './product-grid'

type Props = { cards: readonly CardFace[]; now: Date; label: string; headingLevel?: 3 | 4 }

/**
 * A line of cards that scrolls sideways. Drawn on both sides from its data, which weigh a fifth of the drawn cards: a page
 * with dozens of them at its end would carry them twice.
 */
export function ProductStrip({ cards, now, label, headingLevel }: Props) {
  return (
    <ProductGrid view="strip" label={label}>
      {cards.map((card) => (
        <ProductCard key={card.href} product={card} now={now} headingLevel={headingLevel} />
      ))}
    </ProductGrid>
  )
}
