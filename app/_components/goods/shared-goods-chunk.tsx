'use client'

import RouteError from '@/app/error'
import { OfferRows } from '@/features/product/components/offers/offer-rows'
import { useForcedSharedChunk } from '@/framework/next/use-forced-shared-chunk'
import { BuyOffer } from './buy-offer'
import { BuyableCard } from './buyable-card'
import { ProductStrip } from './product-strip'

const OF_GOODS = [BuyableCard, BuyOffer, OfferRows, ProductStrip, RouteError]

/**
 * What draws goods belongs to the frame: nearly every page shows some or fetches one ahead that does, and each would bring the
 * same code anew. What every page has ready for a failure would come as one script more. It draws nothing itself.
 */
export function SharedGoodsChunk() {
  useForcedSharedChunk(OF_GOODS)
  return null
}
