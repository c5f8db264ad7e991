import { isGatewayError } from '@/lib/gateway/errors'
import { NO_ANSWER } from '@/lib/gateway/wire/no-answer'

/** What the visitor reads of a failure: its own message, or that the service did not answer. */
export function failureText(error: unknown): string {
  return isGatewayError(error) ? error.message : NO_ANSWER
}
