'use client'

import type { ComponentProps } from 'react'
import { OfferRow } from '@/features/product/components/offers/offer-row'
import { OfferRows } from '@/features/product/components/offers/offer-rows'
import type { PackedRow } from '@/lib/packing/create-packer'
import { BuyOffer } from './buy-offer'
import { offerPacker } from './offer-packer'

type Props = {
  part: ComponentProps<typeof BuyOffer>['part']
  packed: readonly PackedRow[]
  /** ISO 8601: the day that «Сегодня» means. */
  pricedAt: string
}

/** One best offer in the open, the others folded. */
const VISIBLE_OFFERS = 1

/**
 * Offers of a part, drawn on both sides from their data: as elements of the page they were most of what a search cost and
 * weighed.
 */
export function CollapsedOffers({ part, packed, pricedAt }: Props) {
  const now = new Date(pricedAt)
  const rows = packed.map((row) => {
    const offer = offerPacker.unpack(row)
    const action = <BuyOffer part={part} offer={offer} look="row" />
    return {
      ...offer,
      node: <OfferRow key={offer.id} part={part} offer={offer} now={now} hasAction action={action} />,
    }
  })
  return (
    <OfferRows
      rows={rows}
      caption={`Предложения ${part.brand} ${part.article}`}
      visible={VISIBLE_OFFERS}
      hasAction
    />
  )
}
