type Listener = (count: number) => void

let count = 0
const listeners = new Set<Listener>()

/** Counts one more call until the returned function is called, once at the end of the call. */
export function enterFlight(): () => void {
  let isOver = false
  change(1)
  return () => {
    if (isOver) return
    isOver = true
    change(-1)
  }
}

/** Subscribes to the number of calls in flight. */
export function onInFlight(listener: Listener): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Resolves when no call is on its way any more, after this long at the latest. */
export async function untilLanded(longestMs: number): Promise<void> {
  if (count === 0) return
  await new Promise<void>((resolve) => {
    const timer = setTimeout(() => over(), longestMs)
    const stop = onInFlight((now) => {
      if (now === 0) over()
    })
    const over = () => {
      clearTimeout(timer)
      stop()
      resolve()
    }
  })
}

/** @internal */
export function inFlightCount(): number {
  return count
}

function change(by: number): void {
  count += by
  for (const listener of listeners) listener(count)
}
