'use client'

import { useRouter } from 'next/navigation'
import { lazy, useCallback, useMemo } from 'react'
import { Checkout } from '@/features/checkout/components/checkout'
import { PromoOpener } from '@/features/loyalty/components/promo-opener'
import { WithoutCard } from '@/features/loyalty/components/without-card'
import { FitmentBadge } from '@/features/fitment/components/fitment-badge'
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
  return <Checkout mapTiles={mapTiles} onPlaced={showResult} fitmentFor={fitmentFor} promo={Promo} />
}

/** A code adds to the card of the club, so the sums are counted anew. */
function Promo({ hasCard, onApplied }: { hasCard: boolean; onApplied: () => void }) {
  const form = useMemo(
    () =>
      lazy(async () => {
        const { CheckoutPromo } = await import('./checkout-promo')
        return { default: () => <CheckoutPromo onApplied={onApplied} /> }
      }),
    [onApplied],
  )
  return hasCard ? <PromoOpener form={form} /> : <WithoutCard />
}

function fitmentFor({ brand, article }: CartLine) {
  return <FitmentBadge part={{ brand, article }} />
}
