/** Runs at most `limit` tasks at once; `run` resolves to undefined when `maxQueued` others already wait. */
export function createConcurrencyLimit(limit: number, maxQueued: number) {
  let running = 0
  const waiting: (() => void)[] = []

  async function run<T>(task: () => Promise<T>): Promise<T | undefined> {
    if (running >= limit) {
      if (waiting.length >= maxQueued) return undefined
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else {
      running += 1
    }
    try {
      return await task()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }

  return { run }
}
