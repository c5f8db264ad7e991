/** As in filter-panel.module.css. */
const DESKTOP = '(min-width: 58.125em)'

/** What the platform closes by its own means: Escape, the back button of Android. Not every browser has it. */
type WithWatchers = { CloseWatcher?: new () => EventTarget & { destroy: () => void } }

let close: (() => void) | undefined

/**
 * Below the desktop's width the panel is a modal sheet: everything around it is inert, Escape closes it, the focus
 * returns to the button that opens it. It stays an ordinary part of the page for those without scripts.
 */
export function openFilterSheet(root: HTMLElement, panel: HTMLElement, { isResumed = false } = {}): void {
  close?.()
  const opener = root.querySelector<HTMLElement>('[data-sheet-open]')
  const inert = outsideOf(panel)
  const media = matchMedia(DESKTOP)
  // The back button of a phone closes a dialog by itself; a popover like this one it would leave with the page.
  const { CloseWatcher } = window as WithWatchers
  const watcher = CloseWatcher && new CloseWatcher()
  watcher?.addEventListener('close', closeFilterSheet)
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') closeFilterSheet()
  }

  panel.dataset['sheet'] = isResumed ? 'resumed' : 'open'
  // The top layer: whatever the page above it does, the sheet covers the header and the bottom bar.
  panel.popover = 'manual'
  panel.showPopover?.()
  panel.setAttribute('role', 'dialog')
  panel.setAttribute('aria-modal', 'true')
  for (const element of inert) element.inert = true
  document.documentElement.style.overflow = 'hidden'
  document.addEventListener('keydown', onKey)
  media.addEventListener('change', closeFilterSheet)
  if (!isResumed) panel.querySelector<HTMLElement>('[data-sheet-close]')?.focus()

  close = () => {
    close = undefined
    watcher?.destroy()
    delete panel.dataset['sheet']
    panel.hidePopover?.()
    panel.popover = null
    panel.removeAttribute('role')
    panel.removeAttribute('aria-modal')
    for (const element of inert) element.inert = false
    document.documentElement.style.overflow = ''
    document.removeEventListener('keydown', onKey)
    media.removeEventListener('change', closeFilterSheet)
    opener?.focus({ preventScroll: true })
  }
}

export function closeFilterSheet(): void {
  close?.()
}

function outsideOf(panel: HTMLElement): HTMLElement[] {
  const outside: HTMLElement[] = []
  for (let inner = panel; inner !== document.body && inner.parentElement; inner = inner.parentElement) {
    for (const sibling of inner.parentElement.children) {
      if (sibling !== inner && sibling instanceof HTMLElement && !sibling.inert) outside.push(sibling)
    }
  }
  return outside
}
