'use client'

import { formatDeliveryPrice } from '@/lib/format/delivery/format-delivery-price'
import { offeredTransports } from '../../model/delivery/offered'
import { courierFee, isPriceAgreed } from '../../model/lines/totals'
import { useCheckout, useCheckoutScope, useIsCorporate } from '../checkout-context'
import type { ReceiptForm } from '../steps/step-forms'
import { ChoiceGroup } from '../choice-group'

export function TransportChoice({ form }: { form: ReceiptForm }) {
  const { flow } = useCheckoutScope()
  const isCorporate = useIsCorporate()
  const pattern = useCheckout((state) => state.pattern)
  const options = useCheckout((state) => state.options)
  const deliverySector = useCheckout((state) => state.deliverySector)
  const fee = useCheckout((state) => courierFee(state, isCorporate))
  const isAgreed = useCheckout((state) => isPriceAgreed(state, isCorporate))
  const transports = offeredTransports({ pattern, options, deliverySector })
  if (transports.length === 0) return <p role="status">Доставки сейчас нет: выберите самовывоз.</p>
  return (
    <ChoiceGroup
      form={form}
      name="transport"
      legend="Способ доставки"
      onChoose={(deliveryTransportCode) => flow.changeReceipt({ deliveryTransportCode })}
      choices={transports.map((transport) => ({
        value: transport.code,
        title: transport.title,
        text: transport.description,
        note: formatDeliveryPrice(fee, isAgreed),
      }))}
    />
  )
}
