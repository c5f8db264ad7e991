export type FairLimitOptions = {
  /** Tasks that run at once. */
  atOnce: number
  /** Tasks that may wait, of all askers and of each. */
  maxWaiting: number
  maxWaitingEach: number
}

/** Runs tasks a few at once, by turns of those who ask; `run` resolves to undefined when too many wait already. */
export function createFairLimit({ atOnce, maxWaiting, maxWaitingEach }: FairLimitOptions) {
  let running = 0
  let waitingCount = 0
  /** Whose turn is next comes first. */
  const waiting = new Map<string, (() => void)[]>()

  function startNext(): boolean {
    for (const [asker, own] of waiting) {
      const start = own.shift()
      waiting.delete(asker)
      if (own.length > 0) waiting.set(asker, own)
      if (!start) continue
      waitingCount -= 1
      start()
      return true
    }
    return false
  }

  async function run<T>(asker: string, task: () => Promise<T>): Promise<T | undefined> {
    if (running >= atOnce) {
      const own = waiting.get(asker) ?? []
      if (waitingCount >= maxWaiting || own.length >= maxWaitingEach) return undefined
      waitingCount += 1
      waiting.set(asker, own)
      await new Promise<void>((resolve) => own.push(resolve))
    } else {
      running += 1
    }
    try {
      return await task()
    } finally {
      if (!startNext()) running -= 1
    }
  }

  return { run }
}
