'use client'

import { useBuy } from '@/features/cart/hooks/use-buy'
import type { OrderKind } from '@/features/orders/model/order'
import { OrderResult } from '@/features/orders/components/order-result'
import { OrderScreen } from '@/features/orders/components/order-screen'
import { useStores } from '@/stores/provider'
import { useUser } from '@/stores/user/use-user'

/** Whether the user has a margin of his own that papers can be had with. */
function useHasMarkup(): boolean {
  const { site } = useStores()
  return useUser(({ group }) => group === 'corporate') && site.isMarkup
}

export function OwnOrder({ orderNumber, kind }: { orderNumber: string; kind: OrderKind }) {
  return <OrderScreen orderNumber={orderNumber} kind={kind} hasMarkup={useHasMarkup()} buy={useBuy()} />
}

export function OwnOrderResult({ orderNumber }: { orderNumber: string }) {
  return <OrderResult orderNumber={orderNumber} hasMarkup={useHasMarkup()} />
}
