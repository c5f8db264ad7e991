import { isGatewayError } from '@/lib/gateway/errors'

/** Whether another person was quicker. After any other failure what is shown stays as it is, with its version. */
export function isOutdated(cause: unknown): boolean {
  return isGatewayError(cause) && (cause.kind === 'conflict' || cause.kind === 'notFound')
}
