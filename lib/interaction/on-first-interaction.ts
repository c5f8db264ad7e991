const SIGNS_OF_LIFE = ['pointermove', 'pointerdown', 'keydown', 'click', 'scroll', 'wheel'] as const
/** A visitor who only looks counts as present after this long. */
const TIMEOUT_MS = 5000

/** One set of listeners serves all: some of their own for every product row took 6 ms of each page. */
const waiting = new Set<() => void>()
let isListening = false

/** Acts once, at the first input of the visitor; the returned function cancels it. */
export function onFirstInput(act: () => void): () => void {
  // A copy, so that two callers with the same function stay separate.
  const once = () => act()
  waiting.add(once)
  if (!isListening) listen()
  return () => waiting.delete(once)
}

function listen(): void {
  isListening = true
  for (const sign of SIGNS_OF_LIFE) addEventListener(sign, notifyAll, { capture: true, passive: true })
}

function notifyAll(): void {
  const notified = [...waiting]
  waiting.clear()
  for (const act of notified) act()
}

/**
 * Acts once, so that what a page can be read without does not hold up its coming: at the first interaction or after a while, and
 * at once for a visitor who comes from another page of the shop. The returned function cancels it.
 */
export function onFirstInteraction(act: () => void): () => void {
  if (navigator.userActivation?.hasBeenActive) {
    act()
    return () => undefined
  }
  const stop = () => {
    clearTimeout(timer)
    forget()
  }
  const once = () => {
    stop()
    act()
  }
  const timer = setTimeout(once, TIMEOUT_MS)
  const forget = onFirstInput(once)
  return stop
}
