'use client'

import type { ComponentProps } from 'react'
import { useBuy } from '@/features/cart/hooks/use-buy'
import { ServiceKit } from '@/features/maintenance/components/service-kit'

/** The kit of a service, which goes into the cart. */
export function BuyableKit(props: Omit<ComponentProps<typeof ServiceKit>, 'onBuy'>) {
  return <ServiceKit {...props} onBuy={useBuy()} />
}
