import { onFirstInput } from './on-first-interaction'

/** A row this far below the window is near. */
const NEAR = '300px'

/** Acts once, when the element is near the window and the visitor has used the page; the returned function cancels it. */
export function onNearViewport(element: Element, act: () => void): () => void {
  let isNear = false
  let isSomebodyThere = false
  const observer = new IntersectionObserver(
    (entries) => {
      isNear = entries.at(-1)?.isIntersecting ?? false
      actOnBoth()
    },
    { rootMargin: NEAR },
  )
  const actOnBoth = () => {
    if (!isNear || !isSomebodyThere) return
    observer.disconnect()
    act()
  }
  observer.observe(element)
  // Who jumps to the element by a link has shown life before it is near.
  const forget = onFirstInput(() => {
    isSomebodyThere = true
    actOnBoth()
  })
  return () => {
    observer.disconnect()
    forget()
  }
}
