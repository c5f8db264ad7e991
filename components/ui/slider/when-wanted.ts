/** A row this far below the window is near. */
const NEAR = '300px'
const SIGNS_OF_LIFE = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'wheel'] as const

/** Acts once, when the element is near the window and somebody is there to use it; the returned function calls it off. */
export function whenWanted(element: Element, act: () => void): () => void {
  const abort = new AbortController()
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      const options = { capture: true, passive: true, signal: abort.signal }
      const wake = () => {
        abort.abort()
        act()
      }
      for (const sign of SIGNS_OF_LIFE) addEventListener(sign, wake, options)
    },
    { rootMargin: NEAR },
  )
  observer.observe(element)
  return () => {
    observer.disconnect()
    abort.abort()
  }
}
