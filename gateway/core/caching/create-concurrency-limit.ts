import pLimit from 'p-limit'

/** Runs at most `concurrency` tasks at once; `run` resolves to undefined when `maxQueued` others already wait. */
export function createConcurrencyLimit(concurrency: number, maxQueued: number) {
  const limit = pLimit(concurrency)
  return {
    run: async <T>(task: () => Promise<T>): Promise<T | undefined> =>
      limit.activeCount + limit.pendingCount < concurrency + maxQueued ? limit(task) : undefined,
  }
}
