import {
  CHECKOUT_STEPS,
  type CheckoutState,
  type CheckoutStep,
  FILLED_STEPS,
  type FilledStep,
} from '@/stores/checkout/checkout-state'
import { BILL_CODE } from '@/lib/parts/terms/bill-code'
import { isPaymentComplete, isReceiptComplete } from './completeness'
import { isInfoComplete } from '../info-problems'
import { hasIntervals } from '../delivery/intervals'
import { goodsTotal } from '../lines/totals'

type Completion = Record<FilledStep, boolean>

export const STEP_TITLES: Readonly<Record<FilledStep, string>> = {
  receipt: 'Получение',
  payment: 'Оплата',
  info: 'Контакты',
}

/** Which steps hold all they need, whether or not the shopper went past them. */
export function filledIn(state: CheckoutState, isCorporate: boolean): Completion {
  return {
    receipt: isReceiptComplete(state.receiptStep, {
      isCorporate,
      clientId: state.infoStep.clientId,
      hasIntervals: hasIntervals(state.deliverySector),
    }),
    payment: isPaymentComplete(state.paymentStep),
    info: isInfoComplete(state.infoStep, infoContext(state, isCorporate)),
  }
}

export function infoContext(state: CheckoutState, isCorporate: boolean) {
  return {
    isCorporate,
    itemTotal: goodsTotal(state.items),
    paymentCode: state.paymentStep.paymentCode,
    hasBill: state.pattern?.payments.some(({ code }) => code === BILL_CODE) ?? true,
  }
}

export function completionOf(state: CheckoutState): Completion {
  return {
    receipt: state.receiptStep.isComplete,
    payment: state.paymentStep.isComplete,
    info: state.infoStep.isComplete,
  }
}

export function withCompletion(state: CheckoutState, completion: Partial<Completion>): CheckoutState {
  const { receipt, payment, info } = { ...completionOf(state), ...completion }
  return {
    ...state,
    receiptStep: { ...state.receiptStep, isComplete: receipt },
    paymentStep: { ...state.paymentStep, isComplete: payment },
    infoStep: { ...state.infoStep, isComplete: info },
  }
}

/** The first step that the shopper still has to pass, or the confirmation. */
export function nextStep(state: CheckoutState): CheckoutStep {
  const completion = completionOf(state)
  return FILLED_STEPS.find((step) => !completion[step]) ?? 'confirm'
}

/** Complete steps in sequence, up to the first that lacks something. */
export function advance(state: CheckoutState, isCorporate: boolean): CheckoutState {
  const filled = filledIn(state, isCorporate)
  const stop = FILLED_STEPS.findIndex((step) => !filled[step])
  const passed = stop === -1 ? FILLED_STEPS : FILLED_STEPS.slice(0, stop)
  const complete = (step: FilledStep) => passed.includes(step)
  const advanced = withCompletion(state, {
    receipt: complete('receipt'),
    payment: complete('payment'),
    info: complete('info'),
  })
  return { ...advanced, activeStep: nextStep(advanced) }
}

/** Takes back the completion of steps that a change of another step has made wrong. */
export function dropStale(state: CheckoutState, isCorporate: boolean): CheckoutState {
  const filled = filledIn(state, isCorporate)
  const before = completionOf(state)
  if (FILLED_STEPS.every((step) => filled[step] || !before[step])) return state
  return withCompletion(state, {
    receipt: before.receipt && filled.receipt,
    payment: before.payment && filled.payment,
    info: before.info && filled.info,
  })
}

/** Whether a step can be looked at: all before it are complete. */
export function isReachable(state: CheckoutState, step: CheckoutStep): boolean {
  return step !== 'order' && CHECKOUT_STEPS.indexOf(step) <= CHECKOUT_STEPS.indexOf(nextStep(state))
}

export function isFilledStep(step: CheckoutStep): step is FilledStep {
  return FILLED_STEPS.some((filled) => filled === step)
}
