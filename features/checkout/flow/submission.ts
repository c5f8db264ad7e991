import { type GatewayErrorKind, isGatewayError } from '@/lib/gateway/errors'
import { failureText } from '@/lib/gateway/wire/failure-text'
import { isSessionOver } from '@/lib/gateway/session/session-renewal'
import type { CartLine } from '@/stores/cart/cart-line'
import { buildOrder, type OrderBody } from '../model/lines/build-order'
import { nextStep } from '../model/steps/steps'
import { saveTemplate } from '../model/steps/template'
import type { CreatedOrder } from './checkout-calls'
import type { FlowDeps } from './flow-state'

/** Failures that leave open whether the order was placed. */
const UNANSWERED: ReadonlySet<GatewayErrorKind> = new Set([
  'network',
  'timeout',
  'unavailable',
  'aborted',
  'contract',
])

export type Submission = {
  submit(): Promise<void>
  /** The order that was sent and not answered for. */
  unanswered(): OrderBody | null
  resume(body: OrderBody | null): void
}

type Hooks = {
  keep: (unanswered: OrderBody | null) => void
  /** Compares with the lines that the shopper saw; true when there is something to agree to. */
  showChanges: (lines: readonly CartLine[]) => boolean
  /** Reads anew what an order may have been refused for: bonuses, payments, intervals and the price of delivery. */
  refresh: () => Promise<void>
}

/**
 * Sends the order once. An order without an answer keeps its key and its content, so that sending it again can never make
 * a second one; after a refusal the next attempt is a new order.
 */
export function createSubmission(deps: FlowDeps, { keep, showChanges, refresh }: Hooks): Submission {
  const { store, flow, calls, cart, customer } = deps
  let pending: OrderBody | null = null

  async function send(body: OrderBody): Promise<CreatedOrder> {
    try {
      return await calls.createOrder(body)
    } catch (error) {
      if (!isUnanswered(error)) throw error
      await deps.pause()
      return calls.createOrder(body)
    }
  }

  /** The lines as they can be ordered now; a failed check stops the order only when the session is over. */
  async function hasChanged(): Promise<boolean> {
    await cart.flush().catch(() => undefined)
    const lines = await calls.checkLines().catch((error: unknown) => {
      if (isSessionOver(error)) throw error
      return null
    })
    return lines !== null && showChanges(lines)
  }

  async function prepare(): Promise<OrderBody | null> {
    const state = store.getState()
    const next = nextStep(state)
    if (next !== 'confirm') {
      store.setState({ activeStep: next })
      return null
    }
    // Who agreed to spend bonuses would pay in full without them.
    if (state.isAgreeWriteoff && flow.getState().isLoadingTotals) return null
    if (flow.getState().changes.length > 0 || (await hasChanged())) return null
    return buildOrder(state, customer, deps.newKey())
  }

  async function succeed({ orderNumber }: CreatedOrder) {
    pending = null
    flow.setState({ orderNumber, isUnanswered: false })
    deps.draft.clear()
    const { confirmStep, ...choices } = store.getState()
    if (confirmStep.isSaveDefaultData && orderNumber) {
      // The other saved orders must not be lost: without them nothing is written.
      await calls
        .savedOrders()
        .then(
          (orders) => calls.saveOrders(saveTemplate(orders, { ...choices, confirmStep })),
          () => undefined,
        )
        .catch(() => undefined)
    }
  }

  async function fail(error: unknown) {
    const text = failureText(error)
    if (isUnanswered(error)) {
      flow.setState({ isUnanswered: true, refusal: text })
      deps.notifyOfFailure(error)
      return
    }
    pending = null
    keep(null)
    // The shopper has closed the sign-in: nothing more is sent until he presses again.
    if (isSessionOver(error)) return flow.setState({ isUnanswered: false, refusal: text })
    const kind = isGatewayError(error) ? error.kind : undefined
    const isConflict = kind === 'conflict'
    if (isConflict || kind === 'validation') await refresh()
    const isChanged = isConflict && (await hasChanged())
    flow.setState({ isUnanswered: false, refusal: isChanged ? null : text })
    deps.notifyOfFailure(error)
  }

  async function attempt() {
    try {
      const body = pending ?? (await prepare())
      if (!body) return
      pending = body
      keep(body)
      await succeed(await send(body))
    } catch (error) {
      await fail(error)
      if (isSessionOver(error)) return
    }
    store.setState({ activeStep: 'confirm' })
    await cart.readForAllTabs().catch(() => undefined)
  }

  return {
    unanswered: () => pending,
    resume(body) {
      pending = body
    },
    async submit() {
      // Set before anything is awaited: a second click finds it.
      if (flow.getState().isSending || flow.getState().orderNumber) return
      flow.setState({ isSending: true, refusal: null })
      try {
        await attempt()
      } finally {
        flow.setState({ isSending: false })
      }
    },
  }
}

function isUnanswered(error: unknown): boolean {
  return !isGatewayError(error) || UNANSWERED.has(error.kind)
}
