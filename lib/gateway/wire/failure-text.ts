import { isGatewayError } from '@/lib/gateway/errors'
import { UNAVAILABLE_MESSAGE } from '@/lib/gateway/wire/failure-texts'

/** What the visitor reads of a failure: its own message, or that the service did not answer. */
export function failureText(error: unknown): string {
  return isGatewayError(error) ? error.message : UNAVAILABLE_MESSAGE
}
