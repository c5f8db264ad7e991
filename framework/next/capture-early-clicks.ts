/**
 * Records clicks on elements with `data-replay-click` while scripts are loading: they start after the first view, and a click
 * without a handler is one that the shopper has to repeat. The element is marked, so that it shows the click and replays it once
 * hydrated (`framework/next/mark-hydrated.ts`). Without hydration in time, a link is followed and a button is reset.
 * Sent into the page as text, so it may use nothing from outside itself.
 */
export function captureEarlyClicks(page: Document, longestWaitMs: number): void {
  page.addEventListener(
    'click',
    (event) => {
      const target = event.target as HTMLElement | null
      const pressed = target?.closest?.<HTMLElement>('[data-replay-click]')
      if (!pressed || event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
      const link = pressed.getAttribute('href')
      if (link !== null) event.preventDefault()
      if (pressed.hasAttribute('data-click-pending')) return
      pressed.setAttribute('data-click-pending', '')
      pressed.setAttribute('aria-busy', 'true')
      setTimeout(() => {
        if (!pressed.hasAttribute('data-click-pending')) return
        pressed.removeAttribute('data-click-pending')
        pressed.removeAttribute('aria-busy')
        if (link !== null && pressed.isConnected) location.assign(link)
      }, longestWaitMs)
    },
    true,
  )
}
