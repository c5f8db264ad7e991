/**
 * Keeps presses of what carries `data-replay-click` while scripts are on their way: they start after the first view, and a press that
 * nobody hears is a press that the shopper has to repeat. What was pressed is marked, so that it shows it and does it once it
 * lives (`framework/next/mark-hydrated.ts`). Where nothing comes to life in time, a link is followed and a button is as before.
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
