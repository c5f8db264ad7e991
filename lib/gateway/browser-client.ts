import { visitorId } from '@/lib/visitor/visitor-id'
import { type CallResult, type CallOptions, createGatewayClient, type GatewayTransport } from './client'
import { GatewayError, isGatewayError } from './errors'
import { enterFlight } from './in-flight'
import { gatewayListeners } from './listeners'
import type { Operation, RequestOf } from './operation'
import { pageSignal } from './server/page-signal'
import { passProtection, notifyUnpassed } from './session/protection-pass'
import { readRequestCounter } from './server/read-request-counter'
import { endSession, untilSessionIsStored } from './session/session-end'
import { isSessionOver, renewSession, waitForSession } from './session/session-renewal'
import { showNotice } from './show-notice'

export type BrowserCallOptions = CallOptions & {
  /** The caller goes on from every failure itself: the call rejects also where a notification was shown. */
  handlesErrors?: boolean
  /** The caller alone shows failures, and the call rejects. For signing in, profiles, promo codes and joining the club. */
  suppressesNotices?: boolean
  /** The call is given up when the visitor goes to another page. */
  untilLeaving?: boolean
  endsSession?: boolean
}

type FlightOptions = Omit<BrowserCallOptions, 'endsSession'>

export type BrowserGateway = {
  /** undefined: no answer, and the visitor has seen why (a notification, a newer version of the shop). */
  call<Op extends Operation>(
    operation: Op,
    request: RequestOf<Op>,
    options?: BrowserCallOptions,
  ): Promise<CallResult<Op> | undefined>
}

let client: BrowserGateway | undefined

/** The gateway as the page sees it, on the shop's own origin. Import it on demand: it brings ky and the contracts. */
export function browserGateway(): BrowserGateway {
  return (client ??= createBrowserGateway({
    origin: window.location.origin,
    headers: async () => ({ 'x-visitor-id': await visitorId() }),
  }))
}

/** A client that handles the gateway's refusals through the registered listeners (see listeners.ts). */
export function createBrowserGateway(transport: GatewayTransport): BrowserGateway {
  const gateway = createGatewayClient({ ...transport, onResponse: reportCounter })
  return {
    async call(operation, request, { endsSession = false, ...options } = {}) {
      if (endsSession) return endSession(() => fly(operation, request, options))
      const stored = operation.auth === 'guest' ? undefined : untilSessionIsStored()
      if (stored) await stored
      return fly(operation, request, options)
    },
  }

  async function fly<Op extends Operation>(
    operation: Op,
    request: RequestOf<Op>,
    { untilLeaving = false, handlesErrors = false, suppressesNotices = false, ...given }: FlightOptions,
  ): Promise<CallResult<Op> | undefined> {
    const options = untilLeaving ? { ...given, signal: untilPageIsLeft(given.signal) } : given
    const leaveFlight = enterFlight()
    const sentAt = performance.now()
    try {
      if (operation.auth !== 'guest') await abortable(waitForSession(), options.signal)
      return await retryAfterRecovery(() => gateway.call(operation, request, options), sentAt, options.signal)
    } catch (error) {
      if (isGatewayError(error) && error.kind === 'protection') notifyUnpassed(sentAt)
      if (isGatewayError(error) && isDropped(error)) return undefined
      const isTold = !suppressesNotices && isGatewayError(error) && showNotice(error, operation)
      if (isTold && !handlesErrors) return undefined
      throw error
    } finally {
      leaveFlight()
    }
  }
}

type Recovery = (sentAt: number) => Promise<void>

/** Actions of the visitor after which the same call succeeds. */
function recoveryOf(error: unknown): Recovery | undefined {
  if (isSessionOver(error)) return renewSession
  return isGatewayError(error) && error.kind === 'protection' ? passProtection : undefined
}

/** Retries a refused call after the visitor's action: once for each action. */
async function retryAfterRecovery<Answer>(
  send: () => Promise<Answer>,
  sentAt: number,
  signal: AbortSignal | undefined,
): Promise<Answer> {
  const taken = new Set<Recovery>()
  for (;;) {
    try {
      return await send()
    } catch (error) {
      const recovery = recoveryOf(error)
      if (!recovery || taken.has(recovery)) throw error
      taken.add(recovery)
      await abortable(recovery(sentAt), signal).catch((reason: unknown) => {
        throw isGatewayError(reason) ? reason : error
      })
    }
  }
}

/** A shop that is out of date asks for a newer one, and nothing is left for the caller to do. */
function isDropped({ kind }: GatewayError): boolean {
  if (kind === 'outdated') gatewayListeners().outdated?.()
  return kind === 'outdated'
}

function reportCounter(headers: Headers): void {
  const counter = readRequestCounter(headers)
  if (counter) gatewayListeners().counted?.(counter)
}

function untilPageIsLeft(signal: AbortSignal | undefined): AbortSignal {
  return signal ? AbortSignal.any([signal, pageSignal()]) : pageSignal()
}

/** The check goes on for the other waiting calls when one of them gives up. */
async function abortable(check: Promise<void>, signal: AbortSignal | undefined): Promise<void> {
  if (!signal) return check
  let giveUp = () => {}
  const aborted = new Promise<never>((_, reject) => {
    giveUp = () => reject(new GatewayError({ kind: 'aborted', message: 'Запрос отменён' }))
    signal.addEventListener('abort', giveUp)
    if (signal.aborted) giveUp()
  })
  await Promise.race([check, aborted]).finally(() => signal.removeEventListener('abort', giveUp))
}
