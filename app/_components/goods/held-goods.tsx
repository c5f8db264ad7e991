'use client'

import { useRef } from 'react'
import { OfferRows } from '@/features/product/components/offer-rows'
import { BuyOffer } from './buy-offer'
import { BuyableCard } from './buyable-card'
import { ProductStrip } from './product-strip'

const HELD = [BuyableCard, BuyOffer, OfferRows, ProductStrip]

/**
 * What draws goods belongs to the frame: nearly every page shows some or fetches one ahead that does, and each would bring the
 * same code anew. It draws nothing itself.
 */
export function HeldGoods() {
  useRef(HELD)
  return null
}
