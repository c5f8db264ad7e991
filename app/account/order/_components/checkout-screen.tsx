'use client'

import { useRouter } from 'next/navigation'
import { useCallback } from 'react'
import { Checkout } from '@/features/checkout/components/checkout'
import { FitMark } from '@/features/fitment/components/fit-mark'
import type { MapTiles } from '@/components/map/map-tiles'
import { hrefs } from '@/lib/routing/hrefs'
import type { CartLine } from '@/stores/cart/cart-line'

/** The finished order takes the place of its checkout in the history: Back does not lead into a form that is done with. */
export function CheckoutScreen({ mapTiles }: { mapTiles: MapTiles }) {
  const router = useRouter()
  const showResult = useCallback(
    (orderNumber: string) => router.replace(hrefs.checkoutResult(orderNumber)),
    [router],
  )
  return <Checkout mapTiles={mapTiles} onPlaced={showResult} fitmentFor={fitmentFor} />
}

function fitmentFor({ brand, article }: CartLine) {
  return <FitMark part={{ brand, article }} />
}
