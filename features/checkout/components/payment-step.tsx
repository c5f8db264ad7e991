'use client'

import { Skeleton } from '@/components/ui/skeleton'
import { isPaymentComplete } from '../model/completeness'
import { offeredPayments } from '../model/offered'
import { useCheckout, useCheckoutScope, useFlowState } from './checkout-context'
import { ChoiceGroup } from './choice-group'
import { StepForm } from './step-form'
import { fieldId, useStepForm } from './use-step-form'

const PAYMENT_MISSING = 'Выберите способ оплаты'
const CARD_PX = 72

export function PaymentStep() {
  const { flow } = useCheckoutScope()
  const isLoading = useFlowState((state) => state.isLoadingOptions)
  const pattern = useCheckout((state) => state.pattern)
  const options = useCheckout((state) => state.options)
  const paymentCode = useCheckout((state) => state.paymentStep.paymentCode)
  const form = useStepForm('payment', () =>
    isPaymentComplete({ paymentCode }) ? [] : [{ field: 'payment', message: PAYMENT_MISSING }],
  )
  return (
    <StepForm
      label="Оплата"
      summary={form.summary}
      problems={form.problems}
      isBusy={form.isBusy}
      onSubmit={form.submit}
    >
      {isLoading ? (
        <>
          <p className="visually-hidden" role="status">
            Узнаём способы оплаты
          </p>
          <Skeleton height={CARD_PX} />
          <Skeleton height={CARD_PX} />
        </>
      ) : (
        <ChoiceGroup
          id={fieldId('payment')}
          legend="Способ оплаты"
          isLegendHidden
          value={paymentCode}
          onChoose={(code) => flow.changePayment(code)}
          error={form.errorOf('payment')}
          choices={offeredPayments({ pattern, options }).map(({ code, title, description }) => ({
            value: code,
            title,
            text: description,
          }))}
        />
      )}
    </StepForm>
  )
}
