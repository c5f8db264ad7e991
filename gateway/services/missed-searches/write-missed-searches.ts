import { sql } from 'drizzle-orm'
import type { Database } from '@/gateway/core/database'
import { addDays, moscowDay } from '@/gateway/services/delivery/moscow-time'
import type { MissedSearches } from '@/gateway/services/missed-searches/create-missed-searches'

/** Different queries of one day; once so many are there, only known ones are counted. */
export const MAX_QUERIES_OF_DAY = 500
const KEPT_DAYS = 400

/** Adds what was held to the counts of the day, and drops old days. */
export async function writeMissedSearches(
  db: Database,
  searches: MissedSearches,
  now: Date,
): Promise<number> {
  const taken = searches.take()
  if (taken.length === 0) return 0
  const day = moscowDay(now)
  const queries = sql.param(taken.map(({ query }) => query))
  const moments = sql.param(taken.map(({ at }) => at.toISOString()))
  await db.execute(sql`
    with held as (select * from unnest(${queries}::text[], ${moments}::timestamptz[]) as held(query, at)),
    known as (
      update missed_searches m set count = m.count + 1, last_at = held.at from held
        where m.day = ${day}::date and m.query = held.query returning m.query
    )
    insert into missed_searches (day, query, count, last_at)
      select ${day}::date, query, 1, at from held where query not in (select query from known)
        limit greatest(0, ${MAX_QUERIES_OF_DAY}::int - (select count(*)::int from missed_searches where day = ${day}::date))
      on conflict (day, query) do update set count = missed_searches.count + 1, last_at = excluded.last_at`)
  await db.execute(sql`delete from missed_searches where day < ${addDays(day, -KEPT_DAYS)}::date`)
  return taken.length
}
