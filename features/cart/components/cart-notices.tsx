'use client'

import { useEffect } from 'react'
import type { CartEvent } from '@/stores/cart/cart-events'
import { useCartActions } from '@/stores/cart/use-cart'

/** Shows the outcome of the cart's writes, on any page. */
export function CartNotices() {
  const { listen } = useCartActions()
  useEffect(
    () =>
      listen((event) => {
        void report(event)
      }),
    [listen],
  )
  return null
}

async function report(event: CartEvent): Promise<void> {
  const [{ toNotice }, { notify }] = await Promise.all([
    import('../model/cart-notices'),
    import('@/components/ui/toast/notify'),
  ])
  const notice = toNotice(event)
  if (notice) await notify(notice)
}
