import type {
  CheckoutState,
  ConfirmStep,
  FilledStep,
  InfoStep,
  ReceiptStep,
} from '@/stores/checkout/checkout-state'
import { withClient, withClientPlace } from '../model/client-choice'
import { isCorporate } from '../model/steps/defaults'
import { reactionsToChange } from '../model/steps/reactions'
import { dropStale, withCompletion } from '../model/steps/steps'
import type { FlowDeps } from './flow-state'
import type { ReactionRunner } from './run-reactions'

export type StepChanges = {
  changeReceipt(changes: Partial<ReceiptStep>): void
  /** Buys for a company's client, who is delivered to where he is. */
  chooseClient(clientId: string): void
  changePayment(paymentCode: string): void
  changeInfo(changes: Partial<InfoStep>): void
  changeConfirm(changes: Partial<ConfirmStep>): void
  agreeToWriteoff(isAgreeWriteoff: boolean): void
}

type Deps = Pick<FlowDeps, 'store' | 'customer'>

/** Choices within the steps, each with what has to be looked up because of it. */
export function createStepChanges({ store, customer }: Deps, reactions: ReactionRunner): StepChanges {
  const corporate = isCorporate(customer)

  /** A changed step has to be passed again. */
  function change(step: FilledStep, update: (state: CheckoutState) => CheckoutState) {
    const before = store.getState()
    const after = dropStale(withCompletion(update(before), { [step]: false }), corporate)
    store.setState(after, true)
    void reactions.run(reactionsToChange(before, after))
  }

  return {
    changeReceipt: (changes) =>
      change('receipt', (state) =>
        withClientPlace({ ...state, receiptStep: { ...state.receiptStep, ...changes } }, corporate),
      ),
    chooseClient: (clientId) =>
      change(store.getState().receiptStep.isPickup ? 'info' : 'receipt', (state) =>
        withClient(state, clientId),
      ),
    changePayment: (paymentCode) =>
      change('payment', (state) => ({ ...state, paymentStep: { ...state.paymentStep, paymentCode } })),
    changeInfo: (changes) =>
      change('info', (state) => ({ ...state, infoStep: { ...state.infoStep, ...changes } })),
    changeConfirm: (changes) =>
      store.setState(({ confirmStep }) => ({ confirmStep: { ...confirmStep, ...changes } })),
    agreeToWriteoff: (isAgreeWriteoff) => store.setState({ isAgreeWriteoff }),
  }
}
