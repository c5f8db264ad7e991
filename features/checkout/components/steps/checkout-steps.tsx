'use client'

import { useEffect } from 'react'
import { STEP_TITLES } from '../../model/steps/steps'
import { ChangedLines } from '../changed-lines'
import { useCheckout, useCheckoutScope, useFlowState, useIsCorporate } from '../checkout-context'
import { ConfirmStep } from './confirm-step'
import { InfoStep } from './info-step'
import { OrderSummary, TotalBar } from '../order-summary'
import { PaymentStep } from './payment-step'
import { ReceiptStep } from './receipt-step'
import { infoSummary, paymentSummary, receiptSummary } from './step-summaries'
import { StepSection } from './step-section'
import { Unanswered } from './unanswered'
import { useStepAddress } from '../delivery/use-step-address'
import styles from '../checkout.module.css'

/** The steps one under the other, and what they come to beside them. */
export function CheckoutSteps() {
  useStepAddress()
  const isUnanswered = useFlowState((flow) => flow.isUnanswered)
  const hasChanges = useFlowState((flow) => flow.changes.length > 0)
  return (
    <div className={styles.layout}>
      <div className={styles.steps}>
        {isUnanswered ? <Unanswered /> : hasChanges && <ChangedLines />}
        {!isUnanswered && <Steps />}
      </div>
      <OrderSummary />
      <TotalBar />
    </div>
  )
}

function Steps() {
  const state = useCheckout((checkout) => checkout)
  const { flow } = useCheckoutScope()
  const isCorporate = useIsCorporate()

  useEffect(() => {
    // What a shopper sees as a step must always be one of them.
    if (state.activeStep === 'order') flow.open('receipt')
  }, [state.activeStep, flow])

  return (
    <ol className={styles.list} aria-label="Шаги">
      <StepSection step="receipt" title={STEP_TITLES.receipt} summary={receiptSummary(state)}>
        <ReceiptStep />
      </StepSection>
      <StepSection step="payment" title={STEP_TITLES.payment} summary={paymentSummary(state)}>
        <PaymentStep />
      </StepSection>
      <StepSection step="info" title={STEP_TITLES.info} summary={infoSummary(state, isCorporate)}>
        <InfoStep />
      </StepSection>
      <StepSection step="confirm" title="Подтверждение" summary={[]}>
        <ConfirmStep />
      </StepSection>
    </ol>
  )
}
