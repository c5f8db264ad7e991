export type ConcurrencyLimiterOptions = {
  /** Tasks that run side by side, of all and of one key. */
  maxRunning: number
  maxRunningPerKey?: number
  /** Tasks that may wait, of all and of one key. */
  maxQueued: number
  maxQueuedPerKey: number
  /**
   * Milliseconds after which a task frees its place: it waits for another service then, and the next one starts beside it.
   * An aborted task holds its place for as long, because its work does not stop at once.
   */
  holdMs?: number
  /** Tasks that have started and not ended, those that hold no place included. */
  maxStarted?: number
  maxStartedPerKey?: number
}

export type ConcurrencyLimiter = {
  /**
   * Runs a task when it is its turn. Rejects with a {@link QueueFullError} when too many wait, and with the signal's reason when it is
   * aborted before that: the task is not started then.
   */
  run: <T>(key: string, task: () => Promise<T>, signal?: AbortSignal) => Promise<T>
  figures: () => { running: number; started: number; queued: number; keys: number }
}

/** Too many tasks wait already, of this key or of all. */
export class QueueFullError extends Error {
  override readonly name = 'QueueFullError'
}

type Counts = { running: number; started: number }

type Lane = Counts & { queue: Set<() => void> }

/**
 * Runs a few tasks at once and shares the places fairly: keys with waiting tasks take turns, so that a key with one task
 * does not wait for the thousand of another key.
 */
export function createConcurrencyLimiter(options: ConcurrencyLimiterOptions): ConcurrencyLimiter {
  const { maxRunning, maxQueued, maxQueuedPerKey, holdMs } = options
  const { maxRunningPerKey = maxRunning, maxStarted = Infinity, maxStartedPerKey = maxStarted } = options
  const all: Counts = { running: 0, started: 0 }
  const lanes = new Map<string, Lane>()
  /** Keys that have tasks waiting, the next one first. */
  const turns = new Set<string>()
  let queued = 0

  function laneOf(key: string): Lane {
    const lane = lanes.get(key) ?? { running: 0, started: 0, queue: new Set() }
    lanes.set(key, lane)
    return lane
  }

  function dropIfIdle(key: string, { started, queue }: Lane): void {
    if (queue.size === 0) turns.delete(key)
    if (queue.size === 0 && started === 0) lanes.delete(key)
  }

  function isFull(): boolean {
    return all.running >= maxRunning || all.started >= maxStarted
  }

  function hasPlace({ running, started }: Counts): boolean {
    return !isFull() && running < maxRunningPerKey && started < maxStartedPerKey
  }

  function startNext(): void {
    for (const key of turns) {
      if (isFull()) return
      const lane = laneOf(key)
      const [start] = lane.queue
      if (!start || !hasPlace(lane)) continue
      turns.delete(key)
      lane.queue.delete(start)
      queued -= 1
      if (lane.queue.size > 0) turns.add(key)
      start()
    }
  }

  async function untilTurn(key: string, lane: Lane, signal?: AbortSignal): Promise<void> {
    if (queued >= maxQueued || lane.queue.size >= maxQueuedPerKey) {
      dropIfIdle(key, lane)
      throw new QueueFullError('Too many tasks wait')
    }
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const start = () => {
      signal?.removeEventListener('abort', leave)
      hold(lane)
      resolve()
    }
    const leave = () => {
      if (!lane.queue.delete(start)) return
      queued -= 1
      dropIfIdle(key, lane)
      reject(signal?.reason as Error)
    }
    signal?.addEventListener('abort', leave, { once: true })
    lane.queue.add(start)
    turns.add(key)
    queued += 1
    await promise
  }

  function hold(lane: Lane): void {
    for (const counts of [all, lane]) {
      counts.running += 1
      counts.started += 1
    }
  }

  function free(lane: Lane, what: keyof Counts): void {
    all[what] -= 1
    lane[what] -= 1
  }

  return {
    run: async (key, task, signal) => {
      signal?.throwIfAborted()
      const lane = laneOf(key)
      if (lane.queue.size === 0 && hasPlace(lane)) hold(lane)
      else await untilTurn(key, lane, signal)
      let isHeld = true
      let [hasBegun, hasEnded] = [false, false]
      const giveUpPlace = () => {
        if (isHeld) free(lane, 'running')
        isHeld = false
        if (hasEnded) free(lane, 'started')
        dropIfIdle(key, lane)
        startNext()
      }
      const timer = holdMs === undefined ? undefined : setTimeout(giveUpPlace, holdMs)
      try {
        signal?.throwIfAborted()
        hasBegun = true
        return await task()
      } finally {
        hasEnded = true
        const isStillWorkedOn = hasBegun && isHeld && signal?.aborted
        if (timer === undefined || !isStillWorkedOn) {
          clearTimeout(timer)
          giveUpPlace()
        }
      }
    },
    figures: () => ({ ...all, queued, keys: lanes.size }),
  }
}
