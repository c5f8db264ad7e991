import { isGatewayError } from '@/lib/gateway/errors'
import { UNAVAILABLE_MESSAGE } from '@/lib/gateway/wire/failure-texts'

/** The gateway's message about a form that it refused. */
export function messageIn(error: unknown): string {
  return (isGatewayError(error) && error.body?.message) || UNAVAILABLE_MESSAGE
}
