'use client'

import { formatDeliveryDateLong } from '@/lib/format/delivery/delivery-date'
import { pickupWords } from '@/lib/format/delivery/pickup-words'
import { DELIVERY_AGREED } from '@/lib/parts/terms/delivery-agreed'
import { intervalWords } from '@/lib/format/delivery/interval-words'
import { useNow } from '@/lib/time/page-clock'
import { chosenShop } from '../../model/lines/build-order'
import { isPriceAgreed } from '../../model/lines/totals'
import { useCheckout, useIsCorporate } from '../checkout-context'

/** When the order can be had, by the shop or the interval that was chosen. */
export function Readiness() {
  const now = useNow()
  const isPickup = useCheckout((state) => state.receiptStep.isPickup)
  const shop = useCheckout(chosenShop)
  const date = useCheckout((state) => state.receiptStep.deliveryIntervalDate)
  const time = useCheckout((state) => state.receiptStep.deliveryIntervalTime)
  const isCorporate = useIsCorporate()
  const isAgreed = useCheckout((state) => isPriceAgreed(state, isCorporate))
  if (isPickup) {
    return shop ? (
      <p>
        {pickupWords({ hours: shop.deliveryTime, work: shop.work, now })}, {shop.title}.
      </p>
    ) : null
  }
  if (isAgreed) return <p>{DELIVERY_AGREED}</p>
  return date ? (
    <p>
      Привезём <span className="no-break">{formatDeliveryDateLong(date)}</span>
      {time && (
        <>
          , <span className="no-break">{intervalWords(time)}</span>
        </>
      )}
      .
    </p>
  ) : null
}
