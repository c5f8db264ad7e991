'use client'

import { formatPrice } from '@/lib/format/price'
import { offeredTransports } from '../model/offered'
import { deliveryFee, goodsTotal } from '../model/totals'
import { useCheckout, useCheckoutScope, useIsCorporate } from './checkout-context'
import { ChoiceGroup } from './choice-group'
import { fieldId } from './use-step-form'

export function TransportChoice({ error }: { error: string | undefined }) {
  const { flow } = useCheckoutScope()
  const isCorporate = useIsCorporate()
  const pattern = useCheckout((state) => state.pattern)
  const options = useCheckout((state) => state.options)
  const code = useCheckout((state) => state.receiptStep.deliveryTransportCode)
  const fee = useCheckout(({ items }) =>
    deliveryFee({ isPickup: false, isCorporate, goods: goodsTotal(items) }),
  )
  const transports = offeredTransports({ pattern, options })
  if (transports.length === 0) return <p role="status">Доставки сейчас нет: выберите самовывоз.</p>
  return (
    <ChoiceGroup
      id={fieldId('transport')}
      legend="Способ доставки"
      value={code}
      onChoose={(deliveryTransportCode) => flow.changeReceipt({ deliveryTransportCode })}
      error={error}
      choices={transports.map((transport) => ({
        value: transport.code,
        title: transport.title,
        text: transport.description,
        note: fee === 0 ? 'Бесплатно' : formatPrice(fee),
      }))}
    />
  )
}
