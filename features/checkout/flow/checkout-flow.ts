import { isGatewayError } from '@/lib/gateway/errors'
import { NO_ANSWER } from '@/lib/gateway/wire/no-answer'
import type { CartLine } from '@/stores/cart/cart-line'
import type {
  CheckoutState,
  CheckoutStep,
  ConfirmStep,
  FilledStep,
  InfoStep,
  ReceiptStep,
} from '@/stores/checkout/checkout-state'
import { withClient, withClientPlace } from '../model/client-choice'
import { isCorporate } from '../model/steps/defaults'
import { toDraft } from '../model/steps/draft'
import { cartSignature, lineChanges, orderableLines } from '../model/lines/line-changes'
import { withLinePrice } from '../model/lines/line-prices'
import { reactionsToChange, reactionsToCompletion } from '../model/steps/reactions'
import { dropStale, filledIn, isReachable, nextStep, withCompletion } from '../model/steps/steps'
import { type FlowDeps, INITIAL_FLOW } from './flow-state'
import { createGiftCards } from './create-gift-cards'
import { createReactionRunner } from './run-reactions'
import { setUp } from './set-up'
import { createSubmission } from './submission'

const DEFAULT_STATUS = 500

/** Actions of the shopper in the checkout. */
export type CheckoutFlow = {
  start(): Promise<void>
  changeReceipt(changes: Partial<ReceiptStep>): void
  /** Buys for a company's client, who is delivered to where he is. */
  chooseClient(clientId: string): void
  changePayment(paymentCode: string): void
  changeInfo(changes: Partial<InfoStep>): void
  changeConfirm(changes: Partial<ConfirmStep>): void
  agreeToWriteoff(isAgreeWriteoff: boolean): void
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
  const { store, flow, calls, customer, draft } = deps
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

  /** A changed step has to be passed again. */
  function change(step: FilledStep, update: (state: CheckoutState) => CheckoutState) {
    const before = store.getState()
    const after = dropStale(withCompletion(update(before), { [step]: false }), corporate)
    store.setState(after, true)
    void reactions.run(reactionsToChange(before, after))
  }

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
      void enrich(turn)
    } catch (error) {
      if (turn !== setups) return
      flow.setState({
        phase: 'failed',
        failure: isGatewayError(error)
          ? { status: error.status, message: error.message }
          : { status: DEFAULT_STATUS, message: NO_ANSWER },
      })
    }
  }

  /** Prices, bonuses and pictures come after the lines; without them the lines are only poorer. */
  async function enrich(turn: number) {
    const patch = (update: (line: CartLine) => CartLine) => {
      if (turn === setups) store.setState(({ items }) => ({ items: items.map(update) }))
    }
    const lines = store.getState().items
    await Promise.all([
      calls.linePrices(lines, deps.shopIds).then(
        (prices) =>
          patch((line) => {
            const price = prices.get(line.productId)
            return price ? withLinePrice(line, price) : line
          }),
        () => undefined,
      ),
      corporate
        ? undefined
        : calls.lineBonuses(lines).then(
            (all) => patch((line) => ({ ...line, bonuses: all.get(line.productId) ?? line.bonuses })),
            () => undefined,
          ),
      calls.linePictures(lines.filter(({ pictures }) => pictures.length === 0)).then(
        (all) => patch((line) => ({ ...line, pictures: all.get(line.productId) ?? line.pictures })),
        () => undefined,
      ),
    ])
  }

  return {
    start,
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
    addGiftCard: (code) => gifts.add(code),
    removeGiftCard: (code) => gifts.remove(code),
    agreeToWriteoff: (isAgreeWriteoff) => store.setState({ isAgreeWriteoff }),
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

function keepPictures(lines: readonly CartLine[], known: readonly CartLine[]): CartLine[] {
  const pictures = new Map(known.map((line) => [line.productId, line.pictures]))
  return lines.map((line) =>
    line.pictures.length > 0 ? line : { ...line, pictures: pictures.get(line.productId) ?? [] },
  )
}
