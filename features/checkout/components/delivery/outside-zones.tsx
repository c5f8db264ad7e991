'use client'

import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { formatDistance } from '@/lib/format/format-distance'
import { DELIVERY_AGREED } from '@/lib/parts/terms/delivery-agreed'
import { hasIntervals } from '../../model/delivery/intervals'
import { nearestShop } from '../../model/delivery/nearest-shop'
import { offeredShops } from '../../model/delivery/offered'
import { isPriceAgreed } from '../../model/lines/totals'
import { useCheckout, useCheckoutScope, useFlowState, useIsCorporate } from '../checkout-context'

/** How an address is served where the shop's own couriers do not come: by whom, and where it is cheaper to pick up. */
export function OutsideZones() {
  const { flow } = useCheckoutScope()
  const isCorporate = useIsCorporate()
  const isAgreed = useCheckout((state) => isPriceAgreed(state, isCorporate))
  const pattern = useCheckout((state) => state.pattern)
  const options = useCheckout((state) => state.options)
  const coordinates = useCheckout((state) => state.receiptStep.deliveryCoords)
  const isOutside = useCheckout(
    ({ deliverySector }) => deliverySector !== null && !hasIntervals(deliverySector),
  )
  const isLoading = useFlowState((state) => state.isLoadingIntervals)
  if (!isOutside || isLoading) return null
  const near = coordinates && nearestShop(offeredShops({ pattern, options }), coordinates)
  return (
    <Notice>
      <p>
        {isAgreed
          ? `Наши курьеры сюда не ездят, отправим с перевозчиком. ${DELIVERY_AGREED}`
          : 'Время доставки согласует менеджер: он позвонит после оформления.'}
      </p>
      {near && (
        <>
          <p>
            Рядом наш магазин: {near.shop.title}, {formatDistance(near.km)}. Забрать там бесплатно.
          </p>
          <Button
            look="plain"
            small
            onClick={() => flow.changeReceipt({ isPickup: true, supplierId: near.shop.supplierId })}
          >
            Заберу в магазине
          </Button>
        </>
      )}
    </Notice>
  )
}
