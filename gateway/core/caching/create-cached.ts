export type Clock = () => number

type Entry<T> = { value: T; stamp: string; checkedAt: number }

export type CachedOptions<T> = {
  load: () => Promise<T>
  /** Cheap description of the data's state: a new one means that the value has to be loaded again. */
  stamp: () => Promise<string>
  /** How long a value may be given out without looking at the stamp. */
  checkEveryMs: number
  now?: Clock
}

/** Caches one value in memory; loads once for parallel callers and again when its stamp changes. */
export function createCached<T>({
  load,
  stamp,
  checkEveryMs,
  now = () => performance.now(),
}: CachedOptions<T>) {
  let entry: Entry<T> | undefined
  let pending: Promise<T> | undefined
  let expiries = 0

  async function refresh(): Promise<T> {
    const since = expiries
    const checkedAt = now()
    const fresh = await stamp()
    if (entry?.stamp === fresh) {
      entry.checkedAt = checkedAt
      return entry.value
    }
    const value = await load()
    if (expiries === since) entry = { value, stamp: fresh, checkedAt }
    return value
  }

  function read(): Promise<T> | T {
    if (entry && now() - entry.checkedAt < checkEveryMs) return entry.value
    if (pending) return pending
    const started = refresh().finally(() => {
      if (pending === started) pending = undefined
    })
    pending = started
    return started
  }

  /** Makes the next read load anew, regardless of the stamp and of a running load. */
  function expire() {
    expiries += 1
    entry = undefined
    pending = undefined
  }

  return { read, expire }
}
