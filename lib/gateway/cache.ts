import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'

/** Seconds: `stale` in the browser, `revalidate` in the background, `expire` at the latest. */
type Lifetime = { stale: number; revalidate: number; expire: number }

const MINUTE_S = 60
const HOUR_S = 3600
const DAY_S = 24 * HOUR_S

/**
 * What is kept of the gateway's answers, for how long and under which tag. `expire` is long on purpose: it is how
 * long the shop can show a page while the gateway is down.
 */
const CACHED = {
  bootstrap: { stale: 5 * MINUTE_S, revalidate: 10 * MINUTE_S, expire: 7 * DAY_S },
  section: { stale: 5 * MINUTE_S, revalidate: 5 * MINUTE_S, expire: 7 * DAY_S },
  listing: { stale: 5 * MINUTE_S, revalidate: 5 * MINUTE_S, expire: 7 * DAY_S },
  product: { stale: 5 * MINUTE_S, revalidate: 5 * MINUTE_S, expire: 7 * DAY_S },
  search: { stale: 5 * MINUTE_S, revalidate: 5 * MINUTE_S, expire: DAY_S },
  brand: { stale: 5 * MINUTE_S, revalidate: HOUR_S, expire: 7 * DAY_S },
  review: { stale: 5 * MINUTE_S, revalidate: 10 * MINUTE_S, expire: 7 * DAY_S },
  content: { stale: 5 * MINUTE_S, revalidate: 10 * MINUTE_S, expire: 7 * DAY_S },
  meta: { stale: 5 * MINUTE_S, revalidate: HOUR_S, expire: 7 * DAY_S },
} as const satisfies Record<string, Lifetime>

/** A missing thing may appear soon; Next's own default would keep its 404 for a year. */
const MISSING: Lifetime = { stale: MINUTE_S, revalidate: MINUTE_S, expire: 5 * MINUTE_S }

export type CacheName = keyof typeof CACHED

/** Called inside a `use cache` function: names its lifetime and tags (the name itself, and `name:key` per entry). */
export function keepCached(name: CacheName, ...keys: string[]): void {
  cacheLife(CACHED[name])
  cacheTag(name, ...keys.map((key) => `${name}:${key}`))
}

/** Called instead of {@link keepCached} when the gateway said that there is no such thing. */
export function keepMissing(name: CacheName): void {
  cacheLife(MISSING)
  cacheTag(name)
}
