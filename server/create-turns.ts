type Options = {
  /** Tasks that run side by side. */
  atOnce: number
  /** Milliseconds after which a task counts no more: it waits for somebody else then, and the next one starts beside it. */
  patienceMs: number
}

/** Starts tasks in the order they came, a few at once. */
export function createTurns({ atOnce, patienceMs }: Options) {
  const waiting: (() => void)[] = []
  let running = 0

  async function untilFree(): Promise<void> {
    if (running < atOnce) running += 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
  }

  /** The place goes to the next task, which is counted in place of this one. */
  function passOn(): void {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }

  return async function takeTurn<T>(task: () => Promise<T>): Promise<T> {
    await untilFree()
    let isHeld = true
    const end = () => {
      clearTimeout(timer)
      if (isHeld) passOn()
      isHeld = false
    }
    const timer = setTimeout(end, patienceMs)
    try {
      return await task()
    } finally {
      end()
    }
  }
}
