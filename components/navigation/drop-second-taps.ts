/** Of a double tap; who presses one thing after another needs longer. */
const LONGEST_GAP_MS = 300
/** Two taps of a finger never meet one point. */
const NEAR_PX = 24

const CONTROLS = 'a[href], button, summary, label, input, select, textarea'
/** Presses that take each other back. */
const SWITCHES = 'button[aria-pressed], button[aria-expanded], summary'

/**
 * Many people tap everything twice. The second tap is for what the first one was for: it does not press what has come in its place, as
 * the answer to a question or a button of the next page, and does not switch back what was switched on. Returns what ends it.
 */
export function dropSecondTaps(): () => void {
  let first: { control: Element | null; event: MouseEvent } | undefined

  const onClick = (event: MouseEvent) => {
    const control = controlOf(event.target)
    if (!first || !isSecond(event, first.event)) {
      first = { control, event }
      return
    }
    if (control === first.control && !control?.matches(SWITCHES)) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }

  window.addEventListener('click', onClick, true)
  return () => window.removeEventListener('click', onClick, true)
}

/** A press on a label is followed by one on its field. */
function controlOf(target: EventTarget | null): Element | null {
  const control = target instanceof Element ? target.closest(CONTROLS) : null
  return control instanceof HTMLLabelElement ? (control.control ?? control) : control
}

/** A mouse counts its clicks, a finger does not. */
function isSecond(event: MouseEvent, first: MouseEvent): boolean {
  const isFinger = event instanceof PointerEvent && event.pointerType === 'touch'
  const far = Math.hypot(event.clientX - first.clientX, event.clientY - first.clientY)
  return (isFinger || event.detail > 1) && event.timeStamp - first.timeStamp < LONGEST_GAP_MS && far < NEAR_PX
}
