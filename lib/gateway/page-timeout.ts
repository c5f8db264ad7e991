/** Request header of a page for one person: when middleware.ts began to ask for it, by the monotonic clock of the process. */
export const REQUESTED_AT_HEADER = 'x-requested-at'

/** A page does not wait longer for what its browser can ask for itself. */
const PAGE_TIMEOUT_MS = 2000
/** Who is there and whether there is such a page; the rest is what stands on it. */
export const GUARD_TIMEOUT_MS = 1500

/** How long a page may still wait for its answers, in milliseconds. */
export function timeLeft(headers: Pick<Headers, 'get'>, now = performance.now()): number {
  const waited = Math.ceil(now - Number(headers.get(REQUESTED_AT_HEADER) ?? now))
  return Math.min(Math.max(PAGE_TIMEOUT_MS - waited, 0), PAGE_TIMEOUT_MS)
}
