import { isGatewayError } from '@/lib/gateway/errors'
import { NO_ANSWER } from '@/lib/gateway/wire/no-answer'

/** The gateway's message about a form that it refused. */
export function messageIn(error: unknown): string {
  return (isGatewayError(error) && error.body?.message) || NO_ANSWER
}
