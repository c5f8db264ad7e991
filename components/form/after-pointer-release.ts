let watchers = 0
let listening: AbortController | undefined
let isPressed = false
let release: ReturnType<typeof setTimeout> | undefined
let waiting: (() => void)[] = []

/**
 * Does it when no press is under way. The pointer goes down on a button, the field before it is left, and an error that appears
 * then pushes the button away before the pointer is up again: the press would hit nothing.
 */
export function afterPointerRelease(action: () => void): void {
  if (isPressed) waiting.push(action)
  else action()
}

/** Follows the presses of the page for each caller until the returned function is called. */
export function watchPointer(): () => void {
  watchers += 1
  if (watchers === 1) listen()
  return () => {
    watchers -= 1
    if (watchers > 0) return
    listening?.abort()
    finish()
  }
}

function listen(): void {
  listening = new AbortController()
  const options = { capture: true, passive: true, signal: listening.signal }
  for (const type of ['pointerdown', 'mousedown']) document.addEventListener(type, begin, options)
  for (const type of ['pointerup', 'pointercancel', 'mouseup', 'dragend']) {
    document.addEventListener(type, end, options)
  }
}

function begin(): void {
  clearTimeout(release)
  isPressed = true
}

/** The click comes in the same task as the end of the press. */
function end(): void {
  clearTimeout(release)
  release = setTimeout(finish)
}

function finish(): void {
  isPressed = false
  const actions = waiting
  waiting = []
  for (const action of actions) action()
}
