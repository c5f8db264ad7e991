const SIGNS_OF_LIFE = ['pointermove', 'pointerdown', 'keydown', 'click', 'scroll', 'wheel'] as const
/** Who only looks is thought to be there then. */
const PATIENCE_MS = 5000

/** Acts once, at the first sign that somebody is there to use the page; the returned function calls it off. */
export function onSignOfLife(act: () => void): () => void {
  const signs = new AbortController()
  const notice = () => {
    signs.abort()
    act()
  }
  for (const sign of SIGNS_OF_LIFE)
    addEventListener(sign, notice, { capture: true, passive: true, signal: signs.signal })
  return () => signs.abort()
}

/**
 * Acts once, so that what a page can be read without does not hold up its coming: at the first sign of life or after a while, and
 * at once for who has come from another page of the shop. The returned function calls it off.
 */
export function whenSomebodyIsThere(act: () => void): () => void {
  if (navigator.userActivation?.hasBeenActive) {
    act()
    return () => undefined
  }
  const stop = () => {
    clearTimeout(timer)
    forget()
  }
  const once = () => {
    stop()
    act()
  }
  const timer = setTimeout(once, PATIENCE_MS)
  const forget = onSignOfLife(once)
  return stop
}
