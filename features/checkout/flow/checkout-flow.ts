import { isGatewayError } from '@/lib/gateway/errors'
import { UNAVAILABLE_MESSAGE } from '@/lib/gateway/wire/failure-texts'
import type { CartLine } from '@/stores/cart/cart-line'
import type { CheckoutStep, FilledStep } from '@/stores/checkout/checkout-state'
import { isCorporate } from '../model/steps/defaults'
import { toDraft } from '../model/steps/draft'
import { cartSignature, lineChanges, orderableLines } from '../model/lines/line-changes'
import { reactionsToChange, reactionsToCompletion } from '../model/steps/reactions'
import { dropStale, filledIn, isReachable, nextStep, withCompletion } from '../model/steps/steps'
import { createGiftCards } from './create-gift-cards'
import { createStepChanges, type StepChanges } from './create-step-changes'
import { enrichLines } from './enrich-lines'
import { type FlowDeps, type FlowState, INITIAL_FLOW } from './flow-state'
import { createReactionRunner } from './run-reactions'
import { setUp } from './set-up'
import { createSubmission } from './submission'

const DEFAULT_STATUS = 500

/** Actions of the shopper in the checkout. */
export type CheckoutFlow = StepChanges & {
  start(): Promise<void>
  /** Counts anew what bonuses can pay. */
  recount: () => void
  /** Adds a gift card to the payment; answers with the reason of a refusal, or null. */
  addGiftCard(code: string): Promise<string | null>
  removeGiftCard(code: string): void
  /** Reads the intervals of the present place once more. */
  reloadIntervals(): Promise<void>
  /** Completes a step and goes on to the next open one; false when the step lacks something. */
  complete(step: FilledStep): Promise<boolean>
  /** Opens a step again; false when one before it is not complete. */
  open(step: CheckoutStep): boolean
  /** Takes the present prices and quantities over. */
  acceptChanges(): void
  submit(): Promise<void>
  /** Gives an order up that got no answer, and goes back to the choices. */
  dropUnanswered(): Promise<void>
  /** Hears of the lines that are in the order now. */
  cartChanged(lines: readonly CartLine[]): void
  /** Remembers every choice for a reload, until the returned function is called. */
  keepDraft(): () => void
}

export function createCheckoutFlow(deps: FlowDeps): CheckoutFlow {
  const { store, flow, customer, draft } = deps
  const corporate = isCorporate(customer)
  const userId = customer.externalId ?? ''
  const reactions = createReactionRunner(deps)
  const gifts = createGiftCards(deps)
  let setups = 0
  let signature = ''
  let seenSignature: string | undefined
  let fresh: readonly CartLine[] = []

  const submission = createSubmission(deps, {
    keep: (unanswered) => draft.write(toDraft(store.getState(), { userId, signature, unanswered })),
    async refresh() {
      const isDelivery = !store.getState().receiptStep.isPickup
      await Promise.all([
        gifts.refresh(),
        reactions.run(['totals', 'options', ...(isDelivery ? ['intervals' as const] : [])]),
      ])
    },
    showChanges(lines) {
      fresh = lines
      const changes = lineChanges(store.getState().items, lines)
      flow.setState({ changes })
      return changes.length > 0
    },
  })

  async function start() {
    const turn = (setups += 1)
    reactions.forget()
    const stored = draft.read(userId)
    flow.setState({ ...INITIAL_FLOW, isUnanswered: stored?.unanswered != null })
    submission.resume(stored?.unanswered ?? null)
    try {
      const resumption = stored && { draft: stored, isSameCart: (now: string) => now === stored.signature }
      const { state, lines, signature: now } = await setUp(deps, resumption)
      if (turn !== setups) return
      signature = now
      fresh = lines
      store.setState(state, true)
      flow.setState({ phase: 'ready', changes: lineChanges(deps.cart.seenLines() ?? lines, lines) })
      void reactions.run([
        'totals',
        ...(state.receiptStep.isComplete && !corporate ? ['writeoff' as const] : []),
      ])
      void enrichLines(deps, () => turn === setups)
    } catch (error) {
      if (turn !== setups) return
      flow.setState({ phase: 'failed', failure: toFailure(error) })
    }
  }

  return {
    start,
    ...createStepChanges(deps, reactions),
    addGiftCard: (code) => gifts.add(code),
    removeGiftCard: (code) => gifts.remove(code),
    recount: () => void reactions.run(['totals']),
    reloadIntervals: () => reactions.run(['intervals']),

    async complete(step) {
      // The next offers depend on answers that may still be under way.
      await reactions.settled()
      const state = store.getState()
      if (!filledIn(state, corporate)[step]) return false
      const done = withCompletion(state, { [step]: true })
      store.setState({ ...done, activeStep: nextStep(done) }, true)
      void reactions.run(reactionsToCompletion(step, done, corporate))
      return true
    },

    open(step) {
      const state = store.getState()
      if (!isReachable(state, step)) return false
      if (state.activeStep !== step) store.setState({ activeStep: step })
      return true
    },

    acceptChanges() {
      const before = store.getState()
      const after = dropStale(
        { ...before, items: keepPictures(orderableLines(fresh), before.items) },
        corporate,
      )
      flow.setState({ changes: [], refusal: null })
      store.setState({ ...after, activeStep: nextStep(after) }, true)
      void reactions.run(reactionsToChange(before, after))
    },

    submit: () => submission.submit(),

    async dropUnanswered() {
      submission.resume(null)
      flow.setState({ isUnanswered: false, refusal: null })
      draft.write(toDraft(store.getState(), { userId, signature, unanswered: null }))
      await start()
    },

    cartChanged(lines) {
      const now = cartSignature(lines)
      const before = seenSignature
      seenSignature = now
      const { phase, isSending, isUnanswered, orderNumber } = flow.getState()
      if (before === undefined || before === now || phase !== 'ready') return
      if (!isSending && !isUnanswered && !orderNumber) void start()
    },

    keepDraft: () =>
      store.subscribe((state) => {
        if (flow.getState().phase !== 'ready' || flow.getState().orderNumber) return
        draft.write(toDraft(state, { userId, signature, unanswered: submission.unanswered() }))
      }),
  }
}

function toFailure(error: unknown): FlowState['failure'] {
  return isGatewayError(error)
    ? { status: error.status, message: error.message }
    : { status: DEFAULT_STATUS, message: UNAVAILABLE_MESSAGE }
}

function keepPictures(lines: readonly CartLine[], known: readonly CartLine[]): CartLine[] {
  const pictures = new Map(known.map((line) => [line.productId, line.pictures]))
  return lines.map((line) =>
    line.pictures.length > 0 ? line : { ...line, pictures: pictures.get(line.productId) ?? [] },
  )
}
