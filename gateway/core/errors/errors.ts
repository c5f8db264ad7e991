import { GatewayError, type GatewayErrorKind } from '@/lib/gateway/errors'

export function gatewayError(kind: GatewayErrorKind, message: string, { cause }: { cause?: unknown } = {}) {
  return new GatewayError({ kind, message, cause })
}

/** A request that is well-formed but wrong in one field. */
export function fieldError(field: string, message: string) {
  return new GatewayError({ kind: 'validation', message, body: { errors: [{ field, message }] } })
}

export function tooMany(retryAfterSeconds: number, message: string) {
  return new GatewayError({ kind: 'rateLimited', message, body: { data: { retryAfter: retryAfterSeconds } } })
}

export function notFound(message: string) {
  return gatewayError('notFound', message)
}
