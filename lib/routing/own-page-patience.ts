/** Request header of a page for one person: when middleware.ts began to ask for it, in milliseconds since 1970. */
export const ASKED_AT_HEADER = 'x-asked-at'

/** A page does not wait longer for what its browser can ask for itself. */
const PATIENCE_MS = 2000
/** Who is there and whether there is such a page; the rest is what stands on it. */
export const GUARD_PATIENCE_MS = 1500

/** How long a page may still wait for its answers, in milliseconds. */
export function patienceLeft(headers: Pick<Headers, 'get'>, now = Date.now()): number {
  const waited = now - Number(headers.get(ASKED_AT_HEADER) ?? now)
  return Math.min(Math.max(PATIENCE_MS - waited, 0), PATIENCE_MS)
}
