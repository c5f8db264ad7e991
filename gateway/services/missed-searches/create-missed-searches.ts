import { toMissedQuery } from '@/gateway/services/missed-searches/to-missed-query'

/** Different queries that are held until they are written; what comes beyond is not counted. */
export const MAX_HELD = 200

/** Searches that found nothing, in memory until they are written. Of one query only the last of a round counts, so that repeating it adds little. */
export function createMissedSearches() {
  let held = new Map<string, Date>()
  return {
    add: (typed: string, now: Date): void => {
      const query = toMissedQuery(typed)
      if (query !== undefined && (held.has(query) || held.size < MAX_HELD)) held.set(query, now)
    },
    /** What came since the last call. */
    take: (): { query: string; at: Date }[] => {
      const taken = [...held].map(([query, at]) => ({ query, at }))
      held = new Map()
      return taken
    },
  }
}

export type MissedSearches = ReturnType<typeof createMissedSearches>
