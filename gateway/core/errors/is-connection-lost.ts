import { findCodedError } from '@/gateway/core/errors/find-coded-error'

// Connection failures (but not a violation of the protocol, which only settings can correct) and server shutdowns of PostgreSQL, and the socket errors of Node.
const LOST = /^(08(?!P01)\w{3}|57P0[123]|53300|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND)$/

// Messages of the driver and its pool without a code.
const LOST_MESSAGE = /timeout exceeded when trying to connect|Connection terminated|not queryable/

/** Whether the database could not be reached, or went away in the middle: the work may be done when it is back. */
export function isConnectionLost(error: unknown): boolean {
  const code = findCodedError(error)?.code
  if (code !== undefined) return LOST.test(code)
  const causes = [error, error instanceof Error ? error.cause : undefined]
  return causes.some((cause) => cause instanceof Error && LOST_MESSAGE.test(cause.message))
}
