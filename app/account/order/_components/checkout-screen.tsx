'use client'

import { useRouter } from 'next/navigation'
import { useCallback } from 'react'
import { Checkout } from '@/features/checkout/components/checkout'
import { hrefs } from '@/lib/routing/hrefs'

/** The finished order takes the place of its checkout in the history: Back does not lead into a form that is done with. */
export function CheckoutScreen({ mapTiles }: { mapTiles: string }) {
  const router = useRouter()
  const showResult = useCallback(
    (orderNumber: string) => router.replace(hrefs.checkoutResult(orderNumber)),
    [router],
  )
  return <Checkout mapTiles={mapTiles} onPlaced={showResult} />
}
