import { hashSecret } from '@/gateway/core/secrets'
import type { SharedCounts } from '@/gateway/services/protection/shared-counts'

const WINDOW_MS = 60_000
const MAX_ADDRESSES = 50_000
/** Quieter addresses are not worth reporting to the other gateways; a guard with a lower limit counts alone. */
const SHARED_FROM = 5

/** Requests of one address in this minute: own ones, those of them reported to the others, and those reported by the others. */
type Count = { own: number; notified: number; others: number }

/**
 * Counts requests per address and minute, in memory that is bounded for any number of addresses. Gateways that share
 * their counts see an address whole, as of their last `share`.
 */
export function createRequestCounter(shared?: SharedCounts) {
  let counts = new Map<string, Count>()
  let startedAt = Number.NEGATIVE_INFINITY

  function enter(now: number) {
    if (now - startedAt < WINDOW_MS && now >= startedAt && counts.size < MAX_ADDRESSES) return
    counts = new Map()
    // Every gateway counts the same minutes.
    startedAt = now - (now % WINDOW_MS)
  }

  return {
    /** Counts one request of an address and returns its number in the current minute. */
    count: (address: string, now: number): number => {
      enter(now)
      const count = counts.get(address) ?? { own: 0, notified: 0, others: 0 }
      counts.set(address, count)
      count.own += 1
      return count.own + count.others
    },
    /** Reports the counts since the last time to the other gateways and reads theirs. */
    share: async (now: number): Promise<void> => {
      if (!shared) return
      enter(now)
      const window = counts
      const busy = [...window].filter(([, { own, notified }]) => own >= SHARED_FROM && own > notified)
      if (busy.length === 0) return
      const notifying = busy.map(([address, { own }]) => ({ address, own }))
      const totals = await shared.add(
        busy.map(([address, { own, notified }]) => ({
          key: hashSecret(`requests ${startedAt} ${address}`),
          count: own - notified,
        })),
        new Date(startedAt + 2 * WINDOW_MS),
      )
      for (const [at, { address, own }] of notifying.entries()) {
        const count = window.get(address)
        const total = totals[at]
        if (!count || total === undefined) continue
        count.notified = own
        count.others = total - own
      }
    },
  }
}

export type RequestCounter = ReturnType<typeof createRequestCounter>
