import { gatewayError } from '@/gateway/core/errors/errors'
import type { Call } from '@/gateway/http/bind'
import { MAX_ID_LENGTH } from '@/lib/gateway/contracts/limits'

/** The idempotency key of a call, from the header or else the body; null without one. */
export function idempotencyKeyOf({ context }: Call, fromBody: string | undefined) {
  const header = context.req.header('idempotency-key')?.trim()
  if (header && header.length > MAX_ID_LENGTH)
    throw gatewayError('validation', 'Ключ запроса слишком длинный.')
  return header || fromBody || null
}
