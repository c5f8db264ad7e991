'use client'

import { useEffect, useState, useSyncExternalStore } from 'react'
import { OwnBlock } from '@/app/_components/marketing/own-block'
import { fitmentBatcher } from '@/features/fitment/model/fitment-batcher'
import {
  type CardFace,
  type CardSale,
  toCardFace,
  toProductCard,
} from '@/features/product/model/product-card-data'
import { fetchTogether } from '@/features/recommendations/api/fetch-together'
import { serverNow } from '@/lib/time/server-clock'
import { unfitLast } from './unfit-last'

const nothing = () => undefined

type Shown = { cards: readonly (CardFace & CardSale)[]; now: Date }

/** What earlier orders of the shop contain beside the products of the cart, first of all what may fit the chosen car; requested once the cart is known. */
export function OwnTogether({ codes, title }: { codes: readonly string[]; title: string }) {
  const [shown, setShown] = useState<Shown>()
  const car = useSyncExternalStore(fitmentBatcher.subscribe, fitmentBatcher.car, nothing)
  const key = codes.join(',')
  useEffect(() => {
    let isOpen = true
    const goods = fetchTogether(key.split(',')).then((items) => unfitLast(items, car))
    goods.then(
      (items) => {
        const cards = items.map((entity) => toCardFace(toProductCard(entity)))
        if (isOpen) setShown({ cards, now: serverNow() })
      },
      () => undefined,
    )
    return () => {
      isOpen = false
    }
  }, [key, car])
  return shown && shown.cards.length > 0 ? <OwnBlock {...shown} title={title} /> : null
}
