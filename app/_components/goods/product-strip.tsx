'use client'

import { useCallback, useState } from 'react'
import { Slider } from '@/components/ui/slider/slider'
import { readCards } from '@/features/product/components/card-markup'
import { ProductGrid } from '@/features/product/components/product-grid'
import type { CardFace, CardSale } from '@/features/product/model/product-card-data'
import { handedOver } from '@/framework/next/handed-over'
import { BuyableCard } from './buyable-card'

/** Cards, or where those of a document were handed over. */
export type StripCards = readonly (CardFace & CardSale)[] | number

type Props = { cards: StripCards; now: Date; label: string; headingLevel?: 3 | 4 }

/** Cards that the widest page shows of a line that was not moved. */
const AT_ONCE = 6

/**
 * A line of cards that scrolls sideways. Drawn on both sides from its data, which a router gets and the browser
 * reads off a document. The cards out of sight have their names alone until the visitor
 * comes near: whole, they were a quarter of what a product's page draws.
 */
export function ProductStrip({ cards, now, label, headingLevel }: Props) {
  const [isNear, setNear] = useState(false)
  const drawWhole = useCallback(() => setNear(true), [])
  const list = typeof cards === 'number' ? cards : undefined
  const products = typeof cards === 'number' ? handedOver(cards, readCards) : cards
  return (
    <Slider label={label} onNear={drawWhole}>
      <ProductGrid view="strip" label={label}>
        {products.map((card, index) => (
          <BuyableCard
            key={card.href}
            product={card}
            now={now}
            list={list}
            headingLevel={headingLevel}
            isBrief={!isNear && index >= AT_ONCE}
          />
        ))}
      </ProductGrid>
    </Slider>
  )
}
