import type { Redis } from '@/gateway/core/open-redis'
import type { SharedCounts } from '@/gateway/services/protection/shared-counts'

const PREFIX = 'arus:'

/** Counts in Redis, where they expire. */
export function createRedisCounts({ client }: Redis): SharedCounts {
  return {
    add: async (entries, until) => {
      const sums = await Promise.all(
        entries.map(async ({ key, count }) => {
          const [sum] = await Promise.all([
            client.incrBy(PREFIX + key, count),
            client.pExpireAt(PREFIX + key, until.getTime()),
          ])
          return sum
        }),
      )
      return sums
    },
  }
}
