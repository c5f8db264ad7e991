import 'server-only'
import { Gauge } from 'prom-client'
import { env } from '@/lib/env'
import { rendererMetrics } from '@/lib/metrics/renderer-metrics'
import { DataCache, type Lifetime, type Reading } from '@/lib/data-cache/data-cache'
import { onPurge } from '@/lib/purges/purge'
import { processWide } from '@/lib/process-wide'
import { beyondPage, withinPage } from '@/lib/data-cache/within-page'

const MINUTE_MS = 60_000

/**
 * However long the gateway is away, no older answer makes a page. Pages stand in for as long again, so no visitor is shown
 * anything older than an hour.
 */
const LONGEST_STALE_MS = 30 * MINUTE_MS

/** Which of the gateway's answers are cached, under which tag and for how long. */
const FRESH_MS = {
  bootstrap: 10 * MINUTE_MS,
  section: 5 * MINUTE_MS,
  listing: 5 * MINUTE_MS,
  product: 5 * MINUTE_MS,
  search: 5 * MINUTE_MS,
  brand: 15 * MINUTE_MS,
  review: 10 * MINUTE_MS,
  content: 10 * MINUTE_MS,
  meta: 15 * MINUTE_MS,
} as const

/** For missing things, which may appear soon. */
const MISSING: Lifetime = { freshMs: MINUTE_MS, staleMs: 0 }

export type CacheName = keyof typeof FRESH_MS

type Loader<Args extends unknown[], T> = {
  name: CacheName
  /** Distinguishes the loaders of one name. */
  as: string
  read: (...args: Args) => Promise<T>
  /** The key that a purge may name besides the whole kind: `name:key`. */
  keys?: (value: T, ...args: Args) => readonly string[]
  /** Fills other loaders, which then read their own values anew: again only after a purge, or when nothing older may stand in. */
  isFilling?: boolean
  /** Whether the value may change at any moment; undefined always may. */
  isBrief?: (value: T) => boolean
}

export type Cached<Args extends unknown[], T> = {
  (...args: Args): Promise<T>
  /** Stores a value that came with another read, begun at `startedAt` by the cache's clock. */
  fill: (startedAt: number, value: T, ...args: Args) => void
}

/** A read with a shared cached answer, see {@link DataCache}. Its arguments are data: they make the key. */
export function cached<Args extends unknown[], T>(loader: Loader<Args, T>): Cached<Args, T> {
  const { name, as, read, keys, isFilling, isBrief } = loader
  const freshMs = isFilling ? LONGEST_STALE_MS : FRESH_MS[name]
  const lifetime: Lifetime = { freshMs, staleMs: LONGEST_STALE_MS - freshMs }
  const keyOf = (args: Args) => `${name} ${as} ${JSON.stringify(args)}`
  const toReading = (value: T, args: Args): Reading<T> => {
    const isShort = value === undefined || isBrief?.(value) === true
    const own = value === undefined ? [] : (keys?.(value, ...args) ?? [])
    return {
      value,
      lifetime: isShort ? MISSING : lifetime,
      tags: [name, ...own.map((key) => `${name}:${key}`)],
    }
  }
  return Object.assign(
    (...args: Args) =>
      dataCache().get(
        keyOf(args),
        () => beyondPage(async () => toReading(await read(...args), args)),
        withinPage,
      ),
    {
      fill: (startedAt: number, value: T, ...args: Args) =>
        dataCache().put(keyOf(args), toReading(value, args), startedAt),
    },
  )
}

export function dataCache(): DataCache {
  return processWide('data-cache', () => {
    const store = new DataCache({ maxBytes: env().DATA_CACHE_MB * 1024 * 1024 })
    onPurge('answers', (tags) => store.purge(tags))
    observe(store)
    return store
  })
}

function observe(store: DataCache): void {
  const registry = rendererMetrics()?.registry
  if (!registry) return
  const registers = [registry]
  new Gauge({
    name: 'renderer_data_cache_bytes',
    help: 'Bytes of the gateway answers that are kept parsed',
    registers,
    collect() {
      this.set(store.bytes)
    },
  })
  new Gauge({
    name: 'renderer_data_cache_entries',
    help: 'Answers of the gateway that are kept',
    registers,
    collect() {
      this.set(store.size)
    },
  })
}
