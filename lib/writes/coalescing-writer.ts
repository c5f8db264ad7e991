export type CoalescingWriter<Key, Change> = {
  /** Sets the fields of one thing; what has not gone out yet is merged with it. */
  write(key: Key, change: Change): void
  /** Sends what waits without waiting longer; settles when nothing is left. */
  flush(): Promise<void>
  /** Takes back what waits to be sent. */
  drop(keys: readonly Key[]): void
  /** What waits to be sent for one thing. */
  waiting(key: Key): Change | undefined
}

type Options<Key, Change> = {
  /** Silence after which a change goes out. */
  delayMs: number
  /** Sends a batch; never rejects. */
  send: (batch: ReadonlyMap<Key, Change>) => Promise<void>
}

/**
 * Sends many small changes as few writes: each change waits for a silence, only one write is under way at a time, and of
 * several changes to one field the last one wins.
 */
export function createCoalescingWriter<Key, Change extends object>({
  delayMs,
  send,
}: Options<Key, Change>): CoalescingWriter<Key, Change> {
  let waiting = new Map<Key, Change>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let sending: Promise<void> | undefined

  function arm(): void {
    clearTimeout(timer)
    timer = setTimeout(() => void flush(), delayMs)
  }

  async function flush(): Promise<void> {
    clearTimeout(timer)
    while (sending) await sending
    if (waiting.size === 0) return
    const batch = waiting
    waiting = new Map()
    sending = send(batch).finally(() => {
      sending = undefined
    })
    await sending
  }

  return {
    write(key, change) {
      waiting.set(key, { ...waiting.get(key), ...change })
      arm()
    },
    flush,
    drop(keys) {
      for (const key of keys) waiting.delete(key)
    },
    waiting: (key) => waiting.get(key),
  }
}
