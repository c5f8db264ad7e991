/** A row this far below the window is near. */
const NEAR = '300px'
const SIGNS_OF_LIFE = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'wheel'] as const

/** Acts once, when the element is near the window and somebody is there to use it; the returned function calls it off. */
export function whenWanted(element: Element, act: () => void): () => void {
  const signs = new AbortController()
  let isNear = false
  let isSomebodyThere = false
  const observer = new IntersectionObserver(
    (entries) => {
      isNear = entries.at(-1)?.isIntersecting ?? false
      actOnBoth()
    },
    { rootMargin: NEAR },
  )
  const stop = () => {
    observer.disconnect()
    signs.abort()
  }
  const actOnBoth = () => {
    if (!isNear || !isSomebodyThere) return
    stop()
    act()
  }
  // Who jumps to the element by a link has shown life before it is near.
  const wake = () => {
    isSomebodyThere = true
    signs.abort()
    actOnBoth()
  }
  observer.observe(element)
  for (const sign of SIGNS_OF_LIFE)
    addEventListener(sign, wake, { capture: true, passive: true, signal: signs.signal })
  return stop
}
