import { GatewayError } from './errors'
import { untilLanded } from './in-flight'
import { forgoRenewal } from './session-renewal'

/** A call that hangs must not hold a sign-out. */
const LONGEST_WAIT_MS = 1000

let ending: Promise<boolean> | undefined

/**
 * Ends the session by a call, once what was asked before it is answered: refused for want of a session, it would have the visitor who
 * has just signed out asked to sign in. undefined: the call came to nothing, and the session goes on.
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

/** Holds what needs a session while it is being ended; refuses it, unsent, when it has been. undefined: there is nothing to wait for. */
export function untilSessionIsKept(): Promise<void> | undefined {
  return ending?.then((isOver) => {
    if (isOver) throw new GatewayError({ kind: 'aborted', message: 'Запрос отменён' })
  })
}
