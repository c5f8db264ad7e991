import { isGatewayError } from '@/lib/gateway/errors'
import { failureText } from '@/lib/gateway/wire/failure-text'
import type { Notice } from './notice'
import { notify } from './notify'

/** Reports the failure of a press, in the gateway's words where `notice` has none, unless a notification has reported it already. */
export async function notifyFailure(failure: unknown, notice: Partial<Notice> = {}): Promise<void> {
  if (isGatewayError(failure) && failure.isShown) return
  const text = failureText(failure)
  await notify({ kind: 'error', title: 'Ошибка', text, ...notice })
}
