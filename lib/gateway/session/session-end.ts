import { GatewayError } from '../errors'
import { untilLanded } from '../in-flight'
import { forgoRenewal } from './session-renewal'

/** A call that hangs must not delay a sign-out. */
const LONGEST_WAIT_MS = 1000

let ending: Promise<boolean> | undefined

/**
 * Ends the session by a call, once all earlier calls are answered: refused without a session, they would open the sign-in form for a
 * visitor who has just signed out. undefined: the call failed, and the session goes on.
 */
export async function endSession<Answer>(
  send: () => Promise<Answer | undefined>,
): Promise<Answer | undefined> {
  const sent = untilLanded(LONGEST_WAIT_MS).then(send)
  ending = sent.then(
    (answer) => {
      const isOver = answer !== undefined
      if (isOver) forgoRenewal()
      return isOver
    },
    () => false,
  )
  return sent.finally(() => {
    ending = undefined
  })
}

/** Delays calls that need the session while it is being ended; afterwards refuses them, unsent. undefined: there is nothing to wait for. */
export function untilSessionIsStored(): Promise<void> | undefined {
  return ending?.then((isOver) => {
    if (isOver) throw new GatewayError({ kind: 'aborted', message: 'Запрос отменён' })
  })
}
