import { ACCESS_DENIED, GatewayError, isGatewayError } from './errors'
import { gatewayListeners } from './listeners'

let renewing: Promise<void> | undefined
let renewedAt = Number.NEGATIVE_INFINITY
let givenUpAt = Number.NEGATIVE_INFINITY
let endedAt = Number.NEGATIVE_INFINITY

/** Whether a call failed because nobody is signed in any more, and not for a wrong password. */
export function isSessionOver(error: unknown): error is GatewayError {
  return isGatewayError(error) && error.kind === 'unauthorized' && error.body?.statusMessage === ACCESS_DENIED
}

/**
 * Waits until the visitor has signed in again: he is asked once for however many calls wait for it. A call that was sent
 * before the latest sign-in has only to be sent again; one from before he gave up or signed out asks nothing more. Rejects when he
 * gives up, when somebody else signs in, or when nobody can ask.
 */
export async function renewSession(sentAt: number): Promise<void> {
  const isForgone = endedAt > sentAt
  if (!isForgone && renewedAt > sentAt) return
  if (isForgone || givenUpAt > sentAt) throw new Error('Nobody has signed in')
  renewing ??= startRenewal().finally(() => {
    renewing = undefined
  })
  await renewing
}

/** Whether nobody is known to be signed in: by the time it is over it may be somebody else. */
export function isRenewingSession(): boolean {
  return renewing !== undefined
}

/** The visitor has signed out: what he asked before is neither a reason to sign in nor to be sent for whoever signs in next. */
export function forgoRenewal(): void {
  endedAt = performance.now()
}

/** Holds what needs a session while one is being renewed; refuses it, unsent, when that comes to nothing. */
export async function waitForSession(): Promise<void> {
  await renewing?.catch(() => {
    throw new GatewayError({
      kind: 'unauthorized',
      message: 'Пройдите авторизацию повторно.',
      body: { statusMessage: ACCESS_DENIED },
    })
  })
}

async function startRenewal(): Promise<void> {
  const ask = gatewayListeners().renewSession
  if (!ask) throw new Error('Nobody asks for a sign-in')
  try {
    await ask()
    renewedAt = performance.now()
  } catch (reason) {
    givenUpAt = performance.now()
    throw reason
  }
}
