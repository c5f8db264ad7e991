import { STATUS_CODES } from 'node:http'
import { findCodedError } from '@/gateway/core/errors/find-coded-error'
import { isConnectionLost } from '@/gateway/core/errors/is-connection-lost'
import type { ErrorBody } from '@/lib/gateway/error-body'
import { GatewayError } from '@/lib/gateway/errors'

export type GatewayFailure = { status: number; body: ErrorBody }

const GENERIC_MESSAGE = 'Внутренняя ошибка сервиса. Повторите запрос позже.'
const BUSY_MESSAGE = 'Сервис перегружен. Повторите запрос позже.'
const NO_DATABASE_MESSAGE = 'База данных недоступна. Повторите запрос позже.'

/** A database that restarts, and a rush of requests, are over within seconds. */
const UNAVAILABLE_WAIT_S = 1

const UNSTORABLE_MESSAGE =
  'В запросе есть знаки, которых не бывает в тексте, или день, которого нет в календаре.'

const QUERY_CANCELED = '57014'
/** PostgreSQL knows neither NUL, nor half a letter, nor the year 0; they come only from what a caller has typed. */
const UNSTORABLE: ReadonlySet<string> = new Set(['22021', '22P05', '22007', '22008'])

export function failure(
  status: number,
  message: string,
  rest: Partial<Pick<ErrorBody, 'statusMessage' | 'data' | 'errors'>> = {},
): GatewayFailure {
  const { statusMessage = STATUS_CODES[status] ?? 'Error', data, errors } = rest
  return { status, body: { statusCode: status, statusMessage, message, data, errors } }
}

/** Seconds of the answer's `Retry-After`. */
export function retryAfterOf({ status, body }: GatewayFailure): number | undefined {
  if (status === 503) return UNAVAILABLE_WAIT_S
  if (status !== 429 || typeof body.data !== 'object' || body.data === null) return undefined
  return 'retryAfter' in body.data && typeof body.data.retryAfter === 'number'
    ? body.data.retryAfter
    : undefined
}

/** Turns any thrown value into an answer; texts of unexpected errors stay inside. */
export function toFailure(error: unknown): GatewayFailure {
  if (error instanceof GatewayError) {
    return failure(error.status, error.message, error.body)
  }
  const code = findCodedError(error)?.code
  if (code === QUERY_CANCELED) return failure(503, BUSY_MESSAGE)
  if (code !== undefined && UNSTORABLE.has(code)) return failure(400, UNSTORABLE_MESSAGE)
  if (isConnectionLost(error)) return failure(503, NO_DATABASE_MESSAGE)
  return failure(500, GENERIC_MESSAGE)
}
