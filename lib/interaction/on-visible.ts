import { onFirstInteraction } from './on-first-interaction'

/** Acts once, when the element is in the window or the visitor uses the page; the returned function cancels it. */
export function onVisible(element: Element, act: () => void): () => void {
  const stop = () => {
    observer.disconnect()
    forget()
  }
  const once = () => {
    stop()
    act()
  }
  const observer = new IntersectionObserver((entries) => {
    if (entries.at(-1)?.isIntersecting) once()
  })
  let forget = () => {}
  observer.observe(element)
  forget = onFirstInteraction(once)
  return stop
}
