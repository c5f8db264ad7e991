import { errorNotify } from './error-body'
import type { GatewayError } from './errors'
import { type GatewayNotice, gatewayListeners } from './listeners'
import type { Operation } from './operation'
import { isSessionOver } from './session/session-renewal'

const FAILURE_TITLE = 'Ошибка'

/**
 * Shows the notification that a failure brings, or the message of a call that is marked for it. False when there is neither, and
 * where the visitor already has to do something about the failure.
 */
export function showNotice(error: GatewayError, operation: Operation): boolean {
  const notice = noticeOf(error, operation)
  if (!notice) return false
  gatewayListeners().notify?.(notice)
  error.isShown = true
  return true
}

function noticeOf(error: GatewayError, operation: Operation): GatewayNotice | undefined {
  const { kind, body } = error
  if (kind === 'protection' || isSessionOver(error)) return undefined
  const brought = errorNotify(body)
  if (brought) {
    const { type = 'info', title, text } = brought
    return title ? { kind: type, title, text } : { kind: type, title: text }
  }
  if (!operation.notify || !body?.message) return undefined
  return { kind: 'error', title: FAILURE_TITLE, text: body.message }
}
