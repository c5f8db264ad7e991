import { addDays } from '@/lib/format/moscow-date'
import { formatDay, parseDay } from '@/lib/format/wire-day'

const DAYS_IN_WEEK = 7
/** A Monday. */
const ANY_MONDAY = Date.UTC(2024, 0, 1)
const DAY_MS = 86_400_000

const shortWeekday = new Intl.DateTimeFormat('ru', { weekday: 'short', timeZone: 'UTC' })
const shortMonth = new Intl.DateTimeFormat('ru', { month: 'short', timeZone: 'UTC' })

/** Names of the columns: the week starts on Monday. */
export const WEEKDAY_NAMES = Array.from({ length: DAYS_IN_WEEK }, (_, at) =>
  shortWeekday.format(ANY_MONDAY + at * DAY_MS),
)

export type WeekDay = {
  /** `DD.MM.YYYY`. */
  date: string
  day: number
  /** `нояб.` */
  month: string
  isOffered: boolean
}

/** The weeks, from Monday, that offered days fall into, earliest first; dates that are none are left out. */
export function weekRows(dates: readonly string[]): WeekDay[][] {
  const offered = new Set(dates)
  const mondays = new Set(dates.flatMap((date) => mondayOf(date) ?? []))
  return [...mondays].toSorted((a, b) => a - b).map((monday) => weekFrom(monday, offered))
}

function mondayOf(date: string): number | null {
  const parsed = parseDay(date)
  if (!parsed) return null
  const moment = Date.UTC(parsed.year, parsed.month - 1, parsed.day)
  const afterMonday = (new Date(moment).getUTCDay() + DAYS_IN_WEEK - 1) % DAYS_IN_WEEK
  return moment - afterMonday * DAY_MS
}

function weekFrom(monday: number, offered: ReadonlySet<string>): WeekDay[] {
  const start = new Date(monday)
  const first = { year: start.getUTCFullYear(), month: start.getUTCMonth() + 1, day: start.getUTCDate() }
  return Array.from({ length: DAYS_IN_WEEK }, (_, at) => {
    const day = addDays(first, at)
    const date = formatDay(day)
    return {
      date,
      day: day.day,
      month: shortMonth.format(monday + at * DAY_MS),
      isOffered: offered.has(date),
    }
  })
}
