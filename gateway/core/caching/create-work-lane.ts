import type { Logger } from '@/gateway/core/logger'

export type WorkLane<Item> = {
  /** Most items that are processed at the same time. */
  slots: number
  /** Takes up to so many items that are due, for this caller alone. */
  claim: (limit: number) => Promise<Item[]>
  work: (item: Item) => Promise<void>
  /** Names the work in the log. */
  name: string
  logger: Logger
}

/** Processes due items until it is stopped; `look` may be called at any moment, `stop` waits for running ones. */
export function createWorkLane<Item>({ slots, claim, work, name, logger }: WorkLane<Item>) {
  const running = new Set<Promise<void>>()
  let looking: Promise<void> | undefined
  let isRepeated = false
  let isStopped = false

  async function take() {
    const limit = slots - running.size
    if (limit === 0) return
    for (const item of await claim(limit)) {
      const done: Promise<void> = work(item)
        .catch((error: unknown) => logger.error({ err: error, work: name }, 'work from a table has failed'))
        .finally(() => {
          running.delete(done)
          look()
        })
      running.add(done)
    }
  }

  async function lookAgain() {
    do {
      isRepeated = false
      await take().catch((error: unknown) =>
        logger.error({ err: error, work: name }, 'work cannot be read from its table'),
      )
    } while (isRepeated && !isStopped)
    looking = undefined
  }

  function look() {
    if (isStopped) return
    isRepeated = true
    looking ??= lookAgain()
  }

  return {
    look,
    stop: async () => {
      isStopped = true
      await looking
      await Promise.all(running)
    },
  }
}
