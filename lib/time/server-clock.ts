/** By how much the server's clock is ahead of this browser's; unknown until a page has brought the server's time. */
let aheadMs: number | undefined

/** Takes the time at which the server drew the first page that brings one. A later page may come out of the router's own cache. */
export function learnServerTime(at: number, elapsedMs: number): void {
  aheadMs ??= at + elapsedMs - Date.now()
}

/** The present by the clock that counts for promises, ages and terms: the browser's own may be set wrong. */
export function serverNow(): Date {
  return new Date(Date.now() + (aheadMs ?? 0))
}
