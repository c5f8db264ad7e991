import { notify } from '@/components/ui/toast/notify'
import { isGatewayError } from '@/lib/gateway/errors'

/** Its author or another of the staff was quicker: what is shown is read anew, and the failure is said. */
export async function isOutdated(cause: unknown, reread: () => Promise<void>): Promise<boolean> {
  if (!isGatewayError(cause) || (cause.kind !== 'conflict' && cause.kind !== 'notFound')) return false
  await notify({ kind: 'warning', title: 'Уже изменилось', text: cause.message })
  await reread()
  return true
}
