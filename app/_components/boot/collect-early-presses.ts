/** Hands out the buttons that were pressed before the page was ready for it, and stops collecting. */
export type TakeEarlyPresses = () => HTMLElement[]

/**
 * Collects presses of `data-press` buttons while scripts are on their way: they start after the first view, and a press that nobody hears is a press
 * that the shopper has to repeat. Sent into the page as text, so it may use nothing from outside itself.
 */
export function collectEarlyPresses(page: Document): TakeEarlyPresses {
  const pressed: HTMLElement[] = []
  function collect(event: Event): void {
    const target = event.target as HTMLElement | null
    const button = target?.closest?.<HTMLElement>('[data-press]')
    if (button && pressed.indexOf(button) < 0) pressed.push(button)
  }
  page.addEventListener('click', collect, true)
  return () => {
    page.removeEventListener('click', collect, true)
    return pressed.splice(0)
  }
}
