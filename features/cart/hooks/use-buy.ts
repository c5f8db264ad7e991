import { useRouter } from 'next/navigation'
import { useCallback } from 'react'
import { notify } from '@/components/ui/toast/notify'
import { UNAVAILABLE_MESSAGE } from '@/lib/gateway/wire/failure-texts'
import type { RequestedItem } from '@/stores/cart/requested-item'
import { useStores } from '@/stores/provider'

/** Resolves to whether the product was handed to the cart. */
type Buy = (items: readonly RequestedItem[]) => Promise<boolean>

export const loadBuy = () => import('../model/buy').catch(() => undefined)

/** Puts a product into the cart, or leads to what must be done before: signing in, confirming the phone. */
export function useBuy(): Buy {
  const stores = useStores()
  const router = useRouter()
  return useCallback(
    async (items) => {
      const loaded = await loadBuy()
      if (loaded) return loaded.buy(stores, (href) => router.push(href), items)
      await notify({ kind: 'error', title: 'Ошибка', text: UNAVAILABLE_MESSAGE })
      return false
    },
    [stores, router],
  )
}
