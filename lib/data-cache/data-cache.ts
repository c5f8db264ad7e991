import { LRUCache } from 'lru-cache'
import { sizeOf } from './size-of.ts'

/** How long a value is served as it is, and how long it may stand in while a newer one cannot be had. */
export type Lifetime = { freshMs: number; staleMs: number }

export type Reading<T> = { value: T; lifetime: Lifetime; tags: readonly string[] }

type Entry = Reading<unknown> & { readAt: number; bytes: number; isPurged: boolean }

type Failure = { error: unknown }

/** How one of the readers of a value waits for it. */
type Wait = <T>(read: () => Promise<T>) => Promise<T>

type Options = { maxBytes: number; now?: () => number }

/** A failure is shared by all readers within this time, so that one page is not half of an answer and half of a failure. */
const FAILURE_MS = 1000
/** A read that takes longer than this is not protected against a purge that came while it ran. */
const PURGE_MEMORY_MS = 60_000
const MAX_FAILURES = 1000

/**
 * Shared cache of parsed values in the process, least recently used out first, bounded in bytes. Parallel readers share one
 * read. A value past its fresh time is served while a newer one is read; a purged one is served only when the read fails.
 * With a size of 0 nothing is cached, not even a failure.
 */
export class DataCache {
  readonly #maxBytes: number
  readonly #now: () => number
  readonly #entries: LRUCache<string, Entry>
  readonly #reads = new Map<string, Promise<unknown>>()
  readonly #failures: LRUCache<string, Failure>
  #purges: { at: number; tags: ReadonlySet<string> | undefined }[] = []

  constructor({ maxBytes, now = () => performance.now() }: Options) {
    this.#maxBytes = maxBytes
    this.#now = now
    this.#entries = new LRUCache({ maxSize: Math.max(1, maxBytes), sizeCalculation: ({ bytes }) => bytes })
    // The library takes an entry of the moment 0 for one without an age.
    const perf = { now: () => 1 + now() }
    this.#failures = new LRUCache({ max: MAX_FAILURES, ttl: FAILURE_MS, ttlResolution: 0, perf })
  }

  get bytes(): number {
    return this.#entries.calculatedSize
  }

  /** Failures that are remembered. */
  get failures(): number {
    return this.#failures.size
  }

  get size(): number {
    return this.#entries.size
  }

  async get<T>(key: string, read: () => Promise<Reading<T>>, wait: Wait = (now) => now()): Promise<T> {
    const entry = this.#entries.get(key)
    const readNewer = () => this.#read(key, read)
    if (!entry) return wait(readNewer)
    const age = this.#now() - entry.readAt
    // The guarantee: one key belongs to one loader, see cached().
    const value = entry.value as T
    if (!entry.isPurged && age <= entry.lifetime.freshMs) return value
    const mayStandIn = age <= entry.lifetime.freshMs + entry.lifetime.staleMs
    if (!mayStandIn) return wait(readNewer)
    if (entry.isPurged) return wait(readNewer).catch(() => value)
    readNewer().catch(() => undefined)
    return value
  }

  /** Stores a value that came with another read, begun at `startedAt` by the cache's clock. */
  put(key: string, reading: Reading<unknown>, startedAt: number): void {
    this.#store(key, reading, startedAt)
  }

  /** The moment at which a read begins, for {@link put}. */
  now(): number {
    return this.#now()
  }

  /** Entries with one of the tags are read anew on their next use; without tags, changes may have been missed: all entries. */
  purge(tags: readonly string[] | undefined): void {
    const requested = tags && new Set(tags)
    const at = this.#now()
    this.#purges = [
      ...this.#purges.filter((purge) => at - purge.at < PURGE_MEMORY_MS),
      { at, tags: requested },
    ]
    for (const entry of this.#entries.values()) if (isNamed(entry, requested)) entry.isPurged = true
  }

  #read<T>(key: string, read: () => Promise<Reading<T>>): Promise<T> {
    const running = this.#reads.get(key)
    if (running) return running as Promise<T>
    const failure = this.#failures.get(key)
    if (failure) return Promise.reject(failure.error)
    const reading = this.#readNow(key, read).finally(() => this.#reads.delete(key))
    this.#reads.set(key, reading)
    return reading
  }

  async #readNow<T>(key: string, read: () => Promise<Reading<T>>): Promise<T> {
    const startedAt = this.#now()
    try {
      const reading = await read()
      this.#failures.delete(key)
      this.#store(key, reading, startedAt)
      return reading.value
    } catch (error) {
      this.#remember(key, error)
      throw error
    }
  }

  #store(key: string, reading: Reading<unknown>, startedAt: number): void {
    const isPurged = this.#purges.some(({ at, tags }) => at >= startedAt && isNamed(reading, tags))
    const bytes = sizeOf(reading.value) + sizeOf(reading.tags) + sizeOf(key)
    this.#entries.set(key, { ...reading, readAt: this.#now(), bytes, isPurged })
  }

  #remember(key: string, error: unknown): void {
    if (this.#maxBytes === 0) return
    this.#failures.purgeStale()
    this.#failures.set(key, { error })
  }
}

function isNamed(
  { tags }: Pick<Reading<unknown>, 'tags'>,
  requested: ReadonlySet<string> | undefined,
): boolean {
  return requested === undefined || tags.some((tag) => requested.has(tag))
}
