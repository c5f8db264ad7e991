'use client'

import { useRuleForm } from '@/components/form/use-rule-form'
import { Notice } from '@/components/ui/notice'
import { Skeleton } from '@/components/ui/skeleton'
import { isPaymentComplete } from '../../model/steps/completeness'
import { offeredPayments } from '../../model/delivery/offered'
import { useCheckout, useCheckoutScope, useFlowState } from '../checkout-context'
import { ChoiceGroup } from '../choice-group'
import { StepForm } from './step-form'

type PaymentValues = { payment: string | null }

const PAYMENT_MISSING = 'Выберите способ оплаты'
const CARD_PX = 72

export function PaymentStep() {
  const { flow, store } = useCheckoutScope()
  const isLoading = useFlowState((state) => state.isLoadingOptions)
  const pattern = useCheckout((state) => state.pattern)
  const options = useCheckout((state) => state.options)
  const payment = useCheckout((state) => state.paymentStep.paymentCode)
  const payments = offeredPayments({ pattern, options })
  const form = useRuleForm<PaymentValues>({ payment }, () =>
    isPaymentComplete(store.getState().paymentStep) ? [] : [{ name: 'payment', message: PAYMENT_MISSING }],
  )
  return (
    <StepForm step="payment" form={form} label="Оплата">
      {isLoading ? (
        <>
          <p className="visually-hidden" role="status">
            Узнаём способы оплаты
          </p>
          <Skeleton height={CARD_PX} />
          <Skeleton height={CARD_PX} />
        </>
      ) : payments.length === 0 ? (
        <Notice>Способов оплаты сейчас нет. Позвоните нам, и мы примем заказ по телефону.</Notice>
      ) : (
        <ChoiceGroup
          form={form}
          name="payment"
          legend="Способ оплаты"
          isLegendHidden
          onChoose={(code) => flow.changePayment(code)}
          choices={payments.map(({ code, title, description }) => ({
            value: code,
            title,
            text: description,
          }))}
        />
      )}
    </StepForm>
  )
}
