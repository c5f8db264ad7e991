'use client'

import { useState } from 'react'
import { Button, buttonClass } from '@/components/ui/button'
import { hrefs } from '@/lib/routing/hrefs'
import type { RequestedItem } from '@/stores/cart/requested-item'
import type { OrderLine } from '../model/order'
import { toRequestedItems } from '../model/order-lines'

/** Resolves to whether the products were passed to the cart. */
export type Buy = (items: readonly RequestedItem[]) => Promise<boolean>

/** Puts the same products into the cart; the cart shows which of them were available. */
export function RepeatOrder({ lines, buy }: { lines: readonly OrderLine[]; buy: Buy }) {
  const [state, setState] = useState<'ready' | 'busy' | 'done'>('ready')

  const repeat = async () => {
    if (state === 'busy') return
    setState('busy')
    setState((await buy(toRequestedItems(lines))) ? 'done' : 'ready')
  }

  if (state === 'done') {
    return (
      <a className={buttonClass({ look: 'secondary' })} href={hrefs.cart}>
        Перейти в корзину
      </a>
    )
  }
  return (
    <Button look="secondary" aria-disabled={state === 'busy'} onClick={() => void repeat()}>
      {state === 'busy' ? 'Добавляем…' : 'Повторить заказ'}
    </Button>
  )
}
