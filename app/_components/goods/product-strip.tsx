'use client'

import { Slider } from '@/components/ui/slider/slider'
import { ProductGrid } from '@/features/product/components/product-grid'
import type { CardFace, CardSale } from '@/features/product/model/product-card-data'
import { BuyableCard } from './buyable-card'

type Props = { cards: readonly (CardFace & CardSale)[]; now: Date; label: string; headingLevel?: 3 | 4 }

/**
 * A line of cards that scrolls sideways. Drawn on both sides from its data, which weigh a fifth of the drawn cards: a page
 * with dozens of them at its end would carry them twice.
 */
export function ProductStrip({ cards, now, label, headingLevel }: Props) {
  return (
    <Slider label={label}>
      <ProductGrid view="strip" label={label}>
        {cards.map((card) => (
          <BuyableCard key={card.href} product={card} now={now} headingLevel={headingLevel} />
        ))}
      </ProductGrid>
    </Slider>
  )
}
