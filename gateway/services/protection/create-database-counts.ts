import { lt, sql } from 'drizzle-orm'
import { selectRows, type Database } from '@/gateway/core/database'
import { rateLimits } from '@/gateway/db/schema/accounts'
import type { SharedCounts } from '@/gateway/services/protection/shared-counts'

/** Counts in the table of the limits. Rows are written in one order, so that gateways never wait in a circle. */
export function createDatabaseCounts(db: Database, now: () => Date = () => new Date()): SharedCounts {
  return {
    add: async (entries, until) => {
      await db.delete(rateLimits).where(lt(rateLimits.resetsAt, now()))
      const rows = await selectRows<{ key: string; count: number }>(
        db,
        sql`insert into rate_limits (key, count, resets_at)
          select key, count, ${until.toISOString()}::timestamptz
          from unnest(${sql.param(entries.map(({ key }) => key))}::text[],
            ${sql.param(entries.map(({ count }) => count))}::int[]) as t(key, count) order by key
          on conflict (key) do update set count = rate_limits.count + excluded.count
          returning key, count`,
      )
      const sums = new Map(rows.map(({ key, count }) => [key, count]))
      return entries.map(({ key }) => sums.get(key))
    },
  }
}
