/** A short look at another window should not cost a request. */
const AWAY_MS = 30_000

/**
 * Acts when the shopper comes to a page that was out of sight for a while, as one that was opened in a tab behind, or to one out of the
 * browser's own cache.
 */
export function onReturn(act: () => void): void {
  let leftAt = document.hidden ? Date.now() : Infinity
  document.addEventListener('visibilitychange', () => {
    const wasAwayFor = Date.now() - leftAt
    leftAt = document.hidden ? Date.now() : Infinity
    if (!document.hidden && wasAwayFor >= AWAY_MS) act()
  })
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    leftAt = Infinity
    act()
  })
}
