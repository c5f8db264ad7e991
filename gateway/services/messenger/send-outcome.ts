import type { SendOutcome } from '@/gateway/core/ports/messenger'

export const SEND_TIMEOUT_MS = 10_000

/** Statuses about the message itself: a retry would get the same answer. */
const REFUSALS = new Set([400, 413, 415, 422])
const MAX_PAUSE_MS = 3_600_000

/** The outcome of a message by the service's status. */
export function outcomeOf(response: Response): SendOutcome {
  if (response.ok) return { kind: 'sent' }
  const reason = `the service answered ${response.status}`
  if (REFUSALS.has(response.status)) return { kind: 'refused', reason }
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN)
  return seconds > 0
    ? { kind: 'failed', reason, retryAfterMs: Math.min(seconds * 1000, MAX_PAUSE_MS) }
    : { kind: 'failed', reason }
}

export function describeFailure(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  return cause instanceof Error ? cause.message : String(cause)
}
