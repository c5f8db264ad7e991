import { addDays, type CalendarDay, toMoscowDay } from '@/lib/format/moscow-date'
import { toIsoDay } from '@/lib/format/to-iso-day'
import { REPORTS } from '@/lib/gateway/contracts/desk/reports'
import { deskHrefs } from '@/lib/routing/desk-hrefs'
import { withQuery } from '@/lib/routing/query'

type Report = (typeof REPORTS)[number]
type Period = { from: string; to: string }

/** What the page of reports shows; it stands in the address. */
export type ReportQuery = Period & { report: Report }

export type NamedPeriod = Period & { title: string }

const WEEK_DAYS = 7

function monthOf({ year, month }: CalendarDay): Period {
  const first = { year, month, day: 1 }
  const next = month === 12 ? { year: year + 1, month: 1, day: 1 } : { year, month: month + 1, day: 1 }
  return { from: toIsoDay(first), to: toIsoDay(addDays(next, -1)) }
}

/** Periods that are usual, the current month first. */
export function usualPeriods(now: Date): readonly [NamedPeriod, ...NamedPeriod[]] {
  const today = toMoscowDay(now)
  return [
    { title: 'Этот месяц', ...monthOf(today) },
    { title: 'Прошлый месяц', ...monthOf(addDays({ ...today, day: 1 }, -1)) },
    { title: '7 дней', from: toIsoDay(addDays(today, 1 - WEEK_DAYS)), to: toIsoDay(today) },
    { title: 'Сегодня', from: toIsoDay(today), to: toIsoDay(today) },
  ]
}

function readDay(text: string | null): string | undefined {
  if (text === null || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text) ? text : undefined
}

/** Without two days in the address, the current month. */
export function readReportQuery(address: URLSearchParams, now: Date): ReportQuery {
  const report = REPORTS.find((one) => one === address.get('report')) ?? 'sales'
  const from = readDay(address.get('from'))
  const to = readDay(address.get('to'))
  if (from !== undefined && to !== undefined) return { report, from, to }
  const [{ from: first, to: last }] = usualPeriods(now)
  return { report, from: first, to: last }
}

export function reportHref({ report, from, to }: ReportQuery): string {
  return withQuery(deskHrefs.reports, { report, from, to })
}
