import { LRUCache } from 'lru-cache'

export type LruOptions<V> = {
  /** Largest sum of weights; every value weighs 1 by default. */
  maxWeight: number
  weigh?: (value: V) => number
  maxAgeMs?: number
  now?: () => number
}

/** Cache that drops the least recently used values first. */
export function createLru<K extends string | number, V>({
  maxWeight,
  weigh = () => 1,
  maxAgeMs = 0,
  now = () => performance.now(),
}: LruOptions<V>) {
  // Boxed: the library takes undefined for a missing value.
  const entries = new LRUCache<K, { value: V }>({
    maxSize: maxWeight,
    sizeCalculation: ({ value }) => Math.max(1, weigh(value)),
    ttl: maxAgeMs,
    ttlResolution: 0,
    // It also takes an entry of the moment 0 for one without an age.
    perf: { now: () => 1 + now() },
  })
  let clearings = 0

  return {
    get: (key: K) => entries.get(key)?.value,
    set: (key: K, value: V) => void entries.set(key, { value }),
    remove: (key: K) => void entries.delete(key),
    clear: () => {
      entries.clear()
      clearings += 1
    },
    /** The value of a key, computed when it is not there; a value computed during a `clear` is not stored. */
    remember: async <W extends V>(key: K, find: () => Promise<W>): Promise<W> => {
      const known = entries.get(key)
      // The guarantee: one caller writes and reads a key.
      if (known !== undefined) return known.value as W
      const since = clearings
      const value = await find()
      if (clearings === since) entries.set(key, { value })
      return value
    },
    weight: () => entries.calculatedSize,
  }
}

export type Lru<K extends string | number, V> = ReturnType<typeof createLru<K, V>>
