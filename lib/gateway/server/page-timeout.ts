/** Request header of a page: when middleware.ts began the page's requests, by the monotonic clock of the process. */
export const REQUESTED_AT_HEADER = 'x-requested-at'

/** A page does not wait longer for what its browser can request itself. */
const PAGE_TIMEOUT_MS = 2000
/** For the visitor and the existence of the page; the rest is its content. */
export const GUARD_TIMEOUT_MS = 1500

/** For all that a page reads with the answers for everyone: less than server/send-failure.ts gives it, so that it says itself what failed. */
export const READS_TIMEOUT_MS = 8000

/** How long a page may still wait for its answers, in milliseconds. */
export function timeLeft(headers: Pick<Headers, 'get'>, now = performance.now()): number {
  const waited = Math.ceil(now - Number(headers.get(REQUESTED_AT_HEADER) ?? now))
  return Math.min(Math.max(PAGE_TIMEOUT_MS - waited, 0), PAGE_TIMEOUT_MS)
}
