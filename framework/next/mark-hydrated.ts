/**
 * The ref of what carries `data-replay-click`: its handlers are there from now on. An earlier click, recorded by the page's first
 * script, is replayed now; that script records no more of them.
 */
export function markHydrated(element: HTMLElement | null): void {
  if (!element) return
  element.removeAttribute('data-replay-click')
  replayClick(element)
}

/** Replays the click from before hydration, once. Not at once: React is still busy with what it has just drawn. */
export function replayClick(element: HTMLElement): void {
  if (!dropCapturedClick(element)) return
  setTimeout(() => {
    if (element.isConnected) element.click()
  })
}

/** Whether a click was recorded for it. */
export function dropCapturedClick(element: HTMLElement): boolean {
  if (!element.hasAttribute('data-click-pending')) return false
  element.removeAttribute('data-click-pending')
  element.removeAttribute('aria-busy')
  return true
}
