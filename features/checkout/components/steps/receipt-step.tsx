'use client'

import { useShallow } from 'zustand/react/shallow'
import { CheckboxField } from '@/components/form/fields/checkbox-field'
import { useRuleForm } from '@/components/form/use-rule-form'
import { receiptProblems, type ReceiptValues, toReceiptValues } from '../../model/receipt-values'
import { useCheckout, useCheckoutScope, useIsCorporate } from '../checkout-context'
import { ChoiceGroup } from '../choice-group'
import { ClientChoice } from '../client-choice'
import { DeliveryPlace } from '../delivery/delivery-place'
import { IntervalChoice } from '../delivery/interval-choice'
import { OutsideZones } from '../delivery/outside-zones'
import { PickupShops } from '../delivery/pickup-shops'
import { StepForm } from './step-form'
import { TransportChoice } from '../delivery/transport-choice'

export function ReceiptStep() {
  const { flow, store } = useCheckoutScope()
  const isCorporate = useIsCorporate()
  const values = useCheckout(useShallow(toReceiptValues))
  const form = useRuleForm<ReceiptValues>(values, () => receiptProblems(store.getState(), isCorporate))
  return (
    <StepForm step="receipt" form={form} label="Получение">
      <ChoiceGroup
        form={form}
        name="way"
        legend="Как получить заказ"
        isLegendHidden
        chips
        onChoose={(way) => flow.changeReceipt({ isPickup: way === 'pickup' })}
        choices={[
          { value: 'pickup', title: 'Самовывоз' },
          { value: 'delivery', title: 'Доставка' },
        ]}
      />
      {values.way === 'pickup' ? (
        <PickupShops form={form} />
      ) : (
        <>
          {isCorporate ? (
            <ClientChoice form={form} name="client" needsPlace />
          ) : (
            <DeliveryPlace form={form} />
          )}
          <OutsideZones />
          <TransportChoice form={form} />
          <IntervalChoice form={form} />
          <CheckboxField
            form={form}
            name="isEntireOrder"
            onValue={(isEntireOrder) => flow.changeReceipt({ isEntireOrder })}
          >
            Привезти весь заказ сразу
          </CheckboxField>
        </>
      )}
    </StepForm>
  )
}
