import { isPlainClick } from './is-plain-click'
import { forgetKept, repeatKept } from './live'

/** What a press anywhere on the page may be for, in the order in which it is asked: the first that takes it is the last. */
const PRESS_ORDER = [
  'cookie-settings',
  'shop-picker',
  'vehicle-picker',
  'site-panel',
  'guest-account',
  'link',
] as const
type PressKind = (typeof PRESS_ORDER)[number]

/** Says whether it took the press, which then does nothing else. */
type TakePress = (pressed: HTMLElement) => boolean

type Taker = { selector: string; take: TakePress }

const takers = new Map<PressKind, Taker>()

/**
 * Takes plain presses of what `selector` names, wherever it stands on the page, until the returned function is called. Pages are
 * drawn by the server, so their links and buttons hold no handlers of their own. What has one comes first: a press that it
 * prevented is not asked about here.
 */
export function takePresses(kind: PressKind, selector: string, take: TakePress): () => void {
  const taker = { selector, take }
  if (takers.size === 0) document.addEventListener('click', dispatch)
  takers.set(kind, taker)
  for (const element of document.querySelectorAll<HTMLElement>(`${selector}[data-taken]`)) repeatKept(element)
  return () => {
    if (takers.get(kind) !== taker) return
    takers.delete(kind)
    if (takers.size === 0) document.removeEventListener('click', dispatch)
  }
}

function dispatch(event: MouseEvent): void {
  const { target } = event
  if (event.defaultPrevented || !isPlainClick(event) || !(target instanceof Element)) return
  for (const kind of PRESS_ORDER) {
    const taker = takers.get(kind)
    const pressed = taker && target.closest<HTMLElement>(taker.selector)
    if (pressed && taker.take(pressed)) {
      forgetKept(pressed)
      event.preventDefault()
      return
    }
  }
}
