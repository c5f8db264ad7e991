import { ACCESS_DENIED, GatewayError, isGatewayError } from '../errors'
import { gatewayListeners } from '../listeners'

let renewing: Promise<void> | undefined
let renewedAt = Number.NEGATIVE_INFINITY
let givenUpAt = Number.NEGATIVE_INFINITY
let endedAt = Number.NEGATIVE_INFINITY

/** Whether a call failed because the session is over, and not for a wrong password. */
export function isSessionOver(error: unknown): error is GatewayError {
  return isGatewayError(error) && error.kind === 'unauthorized' && error.body?.statusMessage === ACCESS_DENIED
}

/**
 * Waits until the visitor has signed in again: one form serves all waiting calls. A call that was sent
 * before the latest sign-in has only to be sent again; one from before he gave up or signed out opens no form. Rejects when he
 * gives up, when another user signs in, or when there is no form.
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

/** Whether the visitor is being signed in again: afterwards it may be another user. */
export function isRenewingSession(): boolean {
  return renewing !== undefined
}

/** The visitor has signed out: his earlier calls neither open the sign-in form nor are sent for the next user. */
export function forgoRenewal(): void {
  endedAt = performance.now()
}

/** Delays calls that need the session while it is being renewed; refuses them, unsent, when that fails. */
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
  const call = gatewayListeners().renewSession
  if (!call) throw new Error('Nobody asks for a sign-in')
  try {
    await call()
    renewedAt = performance.now()
  } catch (reason) {
    givenUpAt = performance.now()
    throw reason
  }
}
