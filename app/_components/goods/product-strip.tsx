'use client'

import { useCallback, useState } from 'react'
import { Slider } from '@/components/ui/slider/slider'
import { ProductGrid } from '@/features/product/components/product-grid'
import type { CardFace, CardSale } from '@/features/product/model/product-card-data'
import { BuyableCard } from './buyable-card'

type Props = { cards: readonly (CardFace & CardSale)[]; now: Date; label: string; headingLevel?: 3 | 4 }

/** Cards that the widest page shows of a line that was not moved. */
const AT_ONCE = 6

/**
 * A line of cards that scrolls sideways. Drawn on both sides from its data, which weigh a fifth of the drawn cards: a page
 * with dozens of them at its end would carry them twice. The cards out of sight have their names alone until the visitor
 * comes near: whole, they were a quarter of what a product's page draws.
 */
export function ProductStrip({ cards, now, label, headingLevel }: Props) {
  const [isNear, setNear] = useState(false)
  const drawWhole = useCallback(() => setNear(true), [])
  return (
    <Slider label={label} onNear={drawWhole}>
      <ProductGrid view="strip" label={label}>
        {cards.map((card, index) => (
          <BuyableCard
            key={card.href}
            product={card}
            now={now}
            headingLevel={headingLevel}
            isBrief={!isNear && index >= AT_ONCE}
          />
        ))}
      </ProductGrid>
    </Slider>
  )
}
