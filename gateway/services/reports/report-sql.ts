import { sql } from 'drizzle-orm'

/** A half-open span of moments. */
export type Span = { start: Date; end: Date }

// Of `order_lines l`. Lines that were there before the columns of moments have the last one only.
const issuedAt = sql`coalesce(l.issued_at, case when l.status = 'issued' then l.status_at end)`
export const readyAt = sql`coalesce(l.ready_at, case when l.status in ('ready', 'delivering') then l.status_at end)`

export const dayOf = (moment: ReturnType<typeof sql>) => sql`(${moment} at time zone 'Europe/Moscow')::date`

/** The supplier's own name, whatever the buyer was shown; that of the order where the supplier is gone. */
const supplier = sql`coalesce(v.title, l.supplier)`
const withSuppliers = sql`left join suppliers v on v.id = l.supplier_id`

/** As of now: what came back since is taken off the day on which it was handed over. */
export function salesOf({ start, end }: Span) {
  return sql`select s.supplier, count(*)::int as lines, sum(s.pieces)::int as pieces, sum(s.returned)::int as returned,
      sum(s.full)::bigint as full, sum(s.full_back)::bigint as back, sum(s.full - s.full_back - s.net)::bigint as discount,
      sum(s.net)::bigint as net
    from (
      select ${supplier} as supplier, l.quantity - l.cancelled_quantity as pieces, l.returned_quantity as returned,
        l.price::bigint * (l.quantity - l.cancelled_quantity) as full, l.price::bigint * l.returned_quantity as full_back,
        greatest(0, l.price::bigint * (l.quantity - l.cancelled_quantity - l.returned_quantity) - l.writeoff) as net
      from order_lines l ${withSuppliers}
      where l.status in ('issued', 'returned') and ${issuedAt} >= ${start.toISOString()}::timestamptz
        and ${issuedAt} < ${end.toISOString()}::timestamptz
    ) s group by s.supplier order by net desc, s.supplier`
}

/** Lines refused whole and in part; the total counts a line once for each reason. */
export function refusalsOf({ start, end }: Span) {
  const isWithin = (moment: ReturnType<typeof sql>) =>
    sql`${moment} >= ${start.toISOString()}::timestamptz and ${moment} < ${end.toISOString()}::timestamptz`
  return sql`select ${supplier} as supplier, coalesce(nullif(trim(r.reason), ''), 'Не указана') as reason,
      count(distinct l.id)::int as lines, sum(r.pieces)::int as pieces, sum(l.price::bigint * r.pieces)::bigint as full
    from (
      select id as line_id, status_reason as reason, quantity - cancelled_quantity as pieces from order_lines
      where status = 'refused' and ${isWithin(sql`status_at`)}
      union all
      select line_id, reason, quantity from order_line_refusals where ${isWithin(sql`created_at`)}
    ) r join order_lines l on l.id = r.line_id ${withSuppliers}
    group by 1, 2 order by supplier, lines desc, reason`
}

/**
 * Lines that were promised for a day of the span which is over or on which they were ready. One that is not ready yet is late by the days
 * since; refused and cancelled ones are no question of terms.
 */
export function termsOf({ start, end }: Span, now: Date) {
  const moment = sql`coalesce(${readyAt}, ${now.toISOString()}::timestamptz)`
  return sql`with judged as (
      select ${supplier} as supplier, ${readyAt} is not null as is_ready, ${dayOf(moment)} - ${dayOf(sql`l.expected_at`)} as late
      from order_lines l ${withSuppliers}
      where l.expected_at >= ${start.toISOString()}::timestamptz and l.expected_at < ${end.toISOString()}::timestamptz
        and (${readyAt} is not null or l.status in ('accepted', 'in_work'))
    ), counted as (select * from judged where is_ready or late > 0)
    select supplier, count(*)::int as lines, (count(*) filter (where late <= 0))::int as "inTime",
      (count(*) filter (where not is_ready))::int as awaited,
      percentile_disc(0.5) within group (order by late) filter (where late > 0) as late
    from counted group by grouping sets ((supplier), ()) order by supplier`
}

export function missedSearchesOf(from: string, to: string, limit: number) {
  return sql`select query, sum(count)::int as count, max(last_at) as last_at from missed_searches
    where day >= ${from}::date and day <= ${to}::date
    group by query order by count desc, last_at desc, query limit ${limit}`
}
