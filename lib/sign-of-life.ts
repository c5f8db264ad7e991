const SIGNS_OF_LIFE = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'wheel'] as const

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
