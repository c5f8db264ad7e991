import { and, eq, sql, type SQL } from 'drizzle-orm'
import { contentEntries } from '@/gateway/db/schema/site'

/** Vacancies whose last day in Moscow, where they have one, is not over. */
export function isOpenVacancy(now: Date): SQL | undefined {
  const today = sql`to_char(${now.toISOString()}::timestamptz at time zone 'Europe/Moscow', 'YYYY-MM-DD')`
  return and(
    eq(contentEntries.kind, 'vacancy'),
    sql`coalesce(${contentEntries.fields}->>'openUntil' >= ${today}, true)`,
  )
}
