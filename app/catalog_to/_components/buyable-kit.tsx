'use client'

import { type ComponentProps, lazy, Suspense } from 'react'
import { useBuy } from '@/features/cart/hooks/use-buy'
import type { ServiceKit as Kit } from '@/features/maintenance/components/service-kit'

/** Every page leads to the choice of a car for planned service; only those of one car show a kit. */
const ServiceKit = lazy(() =>
  import('@/features/maintenance/components/service-kit').then(({ ServiceKit: kit }) => ({ default: kit })),
)

type Props = Omit<ComponentProps<typeof Kit>, 'onBuy'> & {
  /** Key of the car in planned service. */
  uuid: string
}

/** The kit of a service, which goes into the cart for that very car. */
export function BuyableKit({ uuid, ...props }: Props) {
  const buy = useBuy()
  const forCar = { modificationUuid: uuid }
  return (
    <Suspense>
      <ServiceKit {...props} onBuy={(items) => buy(items.map((item) => ({ ...item, forCar })))} />
    </Suspense>
  )
}
