/** Who only looks something up in another window should not cost a request. */
const AWAY_MS = 30_000

/** Acts when the shopper comes back to a page that was out of sight for a while, or to one out of the browser's own cache. */
export function onReturn(act: () => void): void {
  let leftAt: number | undefined
  document.addEventListener('visibilitychange', () => {
    const isAway = document.visibilityState === 'hidden'
    const wasAwayFor = leftAt === undefined ? 0 : Date.now() - leftAt
    leftAt = isAway ? Date.now() : undefined
    if (!isAway && wasAwayFor >= AWAY_MS) act()
  })
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    leftAt = undefined
    act()
  })
}
