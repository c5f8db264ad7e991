/** What takes the focus by itself does so in an effect, which React runs after it has painted. */
const EFFECTS_MS = 40

/** A text field would open the keyboard of a phone. */
const TEXT_FIELDS = 'input:not([type="checkbox"], [type="radio"]), textarea'
const NOT_SHOWN = 'script, style, template, [aria-hidden="true"]'
const CONTROLS = 'a[href], button, input, select, textarea, summary, iframe, [tabindex]'

type Place = { parent: Node; previous: Node | null; next: Node | null }

/**
 * Keeps the place of who goes by keyboard or hears the page: where what has the focus is removed, hidden or disabled and nothing else
 * takes it, the browser would begin again at the top of the document. What has come in its place gets the focus, else what stands
 * beside or around it; out of a window that has closed, what has opened it. `first` had the focus when this was sent for, and may have
 * lost it since. Returns what ends it.
 */
export function keepFocus(first: Element | null): () => void {
  const listening = new AbortController()
  const options = { capture: true, signal: listening.signal }
  const openers = new WeakMap<Element, HTMLElement>()
  let last = first instanceof HTMLElement && first !== document.body ? first : undefined
  let hasPointed = false
  let place: Place | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  const restore = () => {
    timer = undefined
    if (!last || !isFree(last)) return
    if (canHoldFocus(last)) {
      // It was out of sight for a moment, or the visitor has left it: for a part of the page that it leads to, or for nothing.
      const isLeft = hasPointed || !document.hasFocus()
      if (!takesFocus(targetOf(last) ?? (isLeft ? null : last))) last = undefined
      return
    }
    const dialog = last.closest('dialog')
    const opener = dialog ? openers.get(dialog) : undefined
    for (const candidate of candidates(last, place, opener)) if (takesFocus(candidate)) return
  }
  const restoreSoon = () => {
    timer ??= setTimeout(restore, EFFECTS_MS)
  }

  const onFocusIn = ({ target }: Event) => {
    if (!(target instanceof HTMLElement)) return
    const dialog = target.closest('dialog')
    if (dialog && last && !dialog.contains(last)) openers.set(dialog, last)
    last = target
    hasPointed = false
    place = undefined
  }
  const observer = new MutationObserver((records) => {
    if (!last || !isFree(last)) return
    for (const { target, removedNodes, previousSibling, nextSibling } of records) {
      const lost = place?.parent ?? last
      if ([...removedNodes].some((node) => node.contains(lost)))
        place = { parent: target, previous: previousSibling, next: nextSibling }
    }
    restoreSoon()
  })

  document.addEventListener('focusin', onFocusIn, options)
  document.addEventListener('pointerdown', () => (hasPointed = true), options)
  document.addEventListener('focusout', restoreSoon, options)
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ['class', 'disabled', 'hidden', 'inert', 'open'],
  })
  if (last && isFree(last)) restoreSoon()
  return () => {
    listening.abort()
    observer.disconnect()
    clearTimeout(timer)
  }
}

/** No element has the focus, or the focused one gets no keys any more, as in Firefox once it is disabled. */
function isFree(last: HTMLElement): boolean {
  const { activeElement } = document
  return (
    !activeElement || activeElement === document.body || (activeElement === last && last.matches(':disabled'))
  )
}

function canHoldFocus(element: HTMLElement): boolean {
  if (!element.isConnected || element.matches(':disabled') || element.closest('[inert]')) return false
  // Not in every browser that the shop serves.
  return element.checkVisibility?.({ visibilityProperty: true }) ?? true
}

function* candidates(
  last: HTMLElement,
  place: Place | undefined,
  opener: HTMLElement | undefined,
): Generator<Node | null> {
  if (opener) yield opener
  if (place) {
    yield place.previous ? place.previous.nextSibling : place.parent.firstChild
    yield place.next
    yield place.previous
  }
  yield last.nextElementSibling
  const start = place?.parent ?? last.parentElement
  for (let around = start; around && around !== document.body; around = around.parentNode) yield around
  yield document.querySelector('main')
}

function targetOf(left: HTMLElement): HTMLElement | null {
  const isFollowed = left instanceof HTMLAnchorElement && left.hash !== '' && left.hash === location.hash
  return isFollowed ? document.getElementById(left.hash.slice(1)) : null
}

function takesFocus(candidate: Node | null): boolean {
  if (!(candidate instanceof HTMLElement) || candidate === document.body) return false
  if (!canHoldFocus(candidate) || candidate.matches(`${TEXT_FIELDS}, ${NOT_SHOWN}`)) return false
  if (!candidate.matches(CONTROLS)) {
    candidate.tabIndex = -1
    candidate.addEventListener('blur', () => candidate.removeAttribute('tabindex'), { once: true })
  }
  candidate.focus({ preventScroll: true })
  return document.activeElement === candidate
}
