'use client'

import { useState } from 'react'
import { Button, buttonClass } from '@/components/ui/button'
import { hrefs } from '@/lib/routing/hrefs'
import { useCartActions } from '@/stores/cart/use-cart'
import type { OrderLine } from '../model/order'
import { toWantedItems } from '../model/order-lines'

/** Puts the same goods into the cart; the cart tells which of them could be had. */
export function RepeatOrder({ lines }: { lines: readonly OrderLine[] }) {
  const cart = useCartActions()
  const [state, setState] = useState<'ready' | 'busy' | 'done'>('ready')

  const repeat = async () => {
    if (state === 'busy') return
    setState('busy')
    await cart.add(toWantedItems(lines)).then(
      () => setState('done'),
      () => setState('ready'),
    )
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
