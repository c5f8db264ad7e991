import { isGatewayError } from '@/lib/gateway/errors'
import { notify } from './notify'

/** Where another person was quicker, says so, reads what is shown anew and is true; any other failure is left to the caller. */
export async function handleOutdated(
  cause: unknown,
  title: string,
  reread: () => Promise<void>,
): Promise<boolean> {
  if (!isGatewayError(cause) || (cause.kind !== 'conflict' && cause.kind !== 'notFound')) return false
  await notify({ kind: 'warning', title, text: cause.message })
  await reread()
  return true
}
