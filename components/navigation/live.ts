/**
 * The ref of what carries `data-press`: its handlers are there from now on. A press that came before, which the page's first
 * script has kept, is done now; that script takes no more of them.
 */
export function live(element: HTMLElement | null): void {
  if (!element) return
  element.removeAttribute('data-press')
  repeatKept(element)
}

/** Does what was pressed on it before anybody heard, once. Not at once: React is still busy with what it has just drawn. */
export function repeatKept(element: HTMLElement): void {
  if (!forgetKept(element)) return
  setTimeout(() => {
    if (element.isConnected) element.click()
  })
}

/** Whether a press was kept for it. */
export function forgetKept(element: HTMLElement): boolean {
  if (!element.hasAttribute('data-taken')) return false
  element.removeAttribute('data-taken')
  element.removeAttribute('aria-busy')
  return true
}
