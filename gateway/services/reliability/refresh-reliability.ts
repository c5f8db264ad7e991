import { sql } from 'drizzle-orm'
import { selectRows, type Database } from '@/gateway/core/database'
import { dayOf, readyAt } from '@/gateway/services/reports/report-sql'

/** Of fewer lines nothing is said: one late one would weigh too much. */
export const LEAST_LINES = 20
const MONTHS = 6

/**
 * Counts anew how many of each vendor's lines of the last half year were ready by the promised day, and writes what has changed;
 * returns how many vendors that are. A line that the vendor has refused was not ready. Cut and not rounded: 100 % is none that was late.
 */
export async function refreshReliability(db: Database, now: Date): Promise<number> {
  const changed = await selectRows(
    db,
    sql`update suppliers s set in_time_percent = made.percent
      from (
        select v.id, case when count(l.id) >= ${LEAST_LINES}
          then (100 * count(*) filter (where ${dayOf(readyAt)} <= ${dayOf(sql`l.expected_at`)}) / count(l.id))::int
          end as percent
        from suppliers v left join order_lines l on l.supplier_id = v.id and v.is_vendor
          and l.vendor_id <> 0 and (${readyAt} is not null or l.status = 'refused')
          and l.expected_at >= ${now.toISOString()}::timestamptz - make_interval(months => ${MONTHS})
        group by v.id
      ) made
      where s.id = made.id and s.in_time_percent is distinct from made.percent
      returning s.id`,
  )
  return changed.length
}
