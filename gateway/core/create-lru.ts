type Entry<V> = { value: V; weight: number; expiresAt: number }

export type LruOptions<V> = {
  /** Largest sum of weights; every value weighs 1 unless told otherwise. */
  maxWeight: number
  weigh?: (value: V) => number
  maxAgeMs?: number
  now?: () => number
}

/** Keeps what was used last. */
export function createLru<K, V>({
  maxWeight,
  weigh = () => 1,
  maxAgeMs = Infinity,
  now = () => performance.now(),
}: LruOptions<V>) {
  const entries = new Map<K, Entry<V>>()
  let total = 0
  let clearings = 0

  function remove(key: K) {
    const entry = entries.get(key)
    if (!entry) return
    entries.delete(key)
    total -= entry.weight
  }

  function get(key: K): V | undefined {
    const entry = entries.get(key)
    if (!entry) return undefined
    entries.delete(key)
    if (entry.expiresAt <= now()) {
      total -= entry.weight
      return undefined
    }
    entries.set(key, entry)
    return entry.value
  }

  function set(key: K, value: V) {
    remove(key)
    const weight = weigh(value)
    if (weight > maxWeight) return
    entries.set(key, { value, weight, expiresAt: now() + maxAgeMs })
    total += weight
    for (const oldest of entries.keys()) {
      if (total <= maxWeight) break
      remove(oldest)
    }
  }

  function clear() {
    entries.clear()
    total = 0
    clearings += 1
  }

  /** The value of a key, found out once it is not there; what was being found out during a `clear` is not kept. */
  async function remember<W extends V>(key: K, find: () => Promise<W>): Promise<W> {
    const known = get(key)
    // A key belongs to one caller, who puts in what it takes out.
    if (known !== undefined) return known as W
    const since = clearings
    const value = await find()
    if (clearings === since) set(key, value)
    return value
  }

  return { get, set, remove, clear, remember, weight: () => total }
}

export type Lru<K, V> = ReturnType<typeof createLru<K, V>>
