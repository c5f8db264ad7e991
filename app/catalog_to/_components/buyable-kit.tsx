'use client'

import { type ComponentProps, lazy, Suspense } from 'react'
import { useBuy } from '@/features/cart/hooks/use-buy'
import type { ServiceKit as Kit } from '@/features/maintenance/components/service-kit'

/** Every page leads to the choice of a car for planned service; only those of one car show a kit. */
const ServiceKit = lazy(() =>
  import('@/features/maintenance/components/service-kit').then(({ ServiceKit: kit }) => ({ default: kit })),
)

/** The kit of a service, which goes into the cart. */
export function BuyableKit(props: Omit<ComponentProps<typeof Kit>, 'onBuy'>) {
  const buy = useBuy()
  return (
    <Suspense>
      <ServiceKit {...props} onBuy={buy} />
    </Suspense>
  )
}
