'use client'

import { useEffect, useState } from 'react'
import { OwnBlock } from '@/app/_components/marketing/own-block'
import {
  type CardFace,
  type CardSale,
  toCardFace,
  toProductCard,
} from '@/features/product/model/product-card-data'
import { fetchTogether } from '@/features/recommendations/api/fetch-together'
import { serverNow } from '@/lib/time/server-clock'

type Shown = { cards: readonly (CardFace & CardSale)[]; now: Date }

/** What earlier orders of the shop contain beside the products of the cart; requested once the cart is known. */
export function OwnTogether({ codes, title }: { codes: readonly string[]; title: string }) {
  const [shown, setShown] = useState<Shown>()
  const key = codes.join(',')
  useEffect(() => {
    let isOpen = true
    fetchTogether(key.split(',')).then(
      (items) => {
        const cards = items.map((entity) => toCardFace(toProductCard(entity)))
        if (isOpen) setShown({ cards, now: serverNow() })
      },
      () => undefined,
    )
    return () => {
      isOpen = false
    }
  }, [key])
  return shown && shown.cards.length > 0 ? <OwnBlock {...shown} title={title} /> : null
}
