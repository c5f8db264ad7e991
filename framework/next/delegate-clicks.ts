import { isPlainClick } from '@/lib/interaction/is-plain-click'
import { dropCapturedClick, replayClick } from './mark-hydrated'

/** Handlers of clicks anywhere on the page, in their order: the first that takes a click is the last. */
const CLICK_ORDER = [
  'cookie-settings',
  'shop-picker',
  'vehicle-picker',
  'compare',
  'site-panel',
  'guest-account',
  'link',
] as const
type ClickKind = (typeof CLICK_ORDER)[number]

/** Returns whether it handled the click, which then has no other effect. */
type ClickHandler = (pressed: HTMLElement) => boolean

type Delegate = { selector: string; take: ClickHandler }

const handlers = new Map<ClickKind, Delegate>()

/**
 * Handles plain clicks on what `selector` matches, anywhere on the page, until the returned function is called. Pages are
 * drawn by the server, so their links and buttons have no handlers. Handlers of elements come first: a click that they
 * prevented is ignored here.
 */
export function delegateClicks(kind: ClickKind, selector: string, take: ClickHandler): () => void {
  const delegate = { selector, take }
  if (handlers.size === 0) document.addEventListener('click', dispatch)
  handlers.set(kind, delegate)
  for (const element of document.querySelectorAll<HTMLElement>(`${selector}[data-click-pending]`))
    replayClick(element)
  return () => {
    if (handlers.get(kind) !== delegate) return
    handlers.delete(kind)
    if (handlers.size === 0) document.removeEventListener('click', dispatch)
  }
}

function dispatch(event: MouseEvent): void {
  const { target } = event
  if (event.defaultPrevented || !isPlainClick(event) || !(target instanceof Element)) return
  for (const kind of CLICK_ORDER) {
    const delegate = handlers.get(kind)
    const pressed = delegate && target.closest<HTMLElement>(delegate.selector)
    if (pressed && delegate.take(pressed)) {
      dropCapturedClick(pressed)
      event.preventDefault()
      return
    }
  }
}
