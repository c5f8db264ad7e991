const WINDOW_MS = 60_000
const MAX_ADDRESSES = 50_000

export type RequestCounter = {
  /** Counts one request of an address and tells how many it has made in the current minute. */
  count: (address: string, now: number) => number
}

/** Counts requests per address and minute, in memory that is bounded whatever the number of addresses. */
export function createRequestCounter(): RequestCounter {
  let counts = new Map<string, number>()
  let startedAt = Number.NEGATIVE_INFINITY
  return {
    count(address, now) {
      if (now - startedAt >= WINDOW_MS || counts.size >= MAX_ADDRESSES) {
        counts = new Map()
        startedAt = now
      }
      const count = (counts.get(address) ?? 0) + 1
      counts.set(address, count)
      return count
    },
  }
}
