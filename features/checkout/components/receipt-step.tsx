'use client'

import type { ReceiptLack } from '../model/completeness'
import { receiptLacks } from '../model/completeness'
import { hasIntervals } from '../model/intervals'
import { useCheckout, useCheckoutScope, useIsCorporate } from './checkout-context'
import { ChoiceGroup } from './choice-group'
import { ClientChoice } from './client-choice'
import { DeliveryPlace } from './delivery-place'
import { IntervalChoice } from './interval-choice'
import { PickupShops } from './pickup-shops'
import { StepForm } from './step-form'
import { TransportChoice } from './transport-choice'
import { fieldId, useStepForm } from './use-step-form'
import formStyles from '@/components/form/form.module.css'

const MESSAGES: Readonly<Record<ReceiptLack, string>> = {
  shop: 'Выберите магазин, где заберёте заказ',
  client: 'Выберите клиента',
  place: 'Выберите адрес из подсказок или поставьте точку на карте',
  transport: 'Выберите способ доставки',
  date: 'Выберите день доставки',
  time: 'Выберите время доставки',
}

export function ReceiptStep() {
  const { flow } = useCheckoutScope()
  const isCorporate = useIsCorporate()
  const receipt = useCheckout((state) => state.receiptStep)
  const clientId = useCheckout((state) => state.infoStep.clientId)
  const withIntervals = useCheckout((state) => hasIntervals(state.deliverySector))
  const form = useStepForm('receipt', () =>
    receiptLacks(receipt, { isCorporate, clientId, hasIntervals: withIntervals }).map((field) => ({
      field,
      message: MESSAGES[field],
    })),
  )
  return (
    <StepForm
      label="Получение"
      summary={form.summary}
      problems={form.problems}
      isBusy={form.isBusy}
      onSubmit={form.submit}
    >
      <ChoiceGroup
        id={fieldId('way')}
        legend="Как получить заказ"
        isLegendHidden
        chips
        value={receipt.isPickup ? 'pickup' : 'delivery'}
        onChoose={(way) => flow.changeReceipt({ isPickup: way === 'pickup' })}
        choices={[
          { value: 'pickup', title: 'Самовывоз' },
          { value: 'delivery', title: 'Доставка' },
        ]}
      />
      {receipt.isPickup ? (
        <PickupShops error={form.errorOf('shop')} />
      ) : (
        <>
          {isCorporate ? (
            <ClientChoice error={form.errorOf('client')} needsPlace />
          ) : (
            <DeliveryPlace error={form.errorOf('place')} onTouch={() => form.touch('place')} />
          )}
          <TransportChoice error={form.errorOf('transport')} />
          <IntervalChoice dateError={form.errorOf('date')} timeError={form.errorOf('time')} />
          <label className={formStyles.check}>
            <input
              type="checkbox"
              checked={receipt.isEntireOrder}
              onChange={(event) => flow.changeReceipt({ isEntireOrder: event.target.checked })}
            />
            <span>Привезти весь заказ сразу</span>
          </label>
        </>
      )}
    </StepForm>
  )
}
