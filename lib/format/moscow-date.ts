/** A day of the calendar without a time zone. */
export type CalendarDay = { year: number; month: number; day: number }

const moscow = new Intl.DateTimeFormat('en-US', {
  timeZone: 'Europe/Moscow',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
})
const dayAndMonth = new Intl.DateTimeFormat('ru', { timeZone: 'UTC', day: 'numeric', month: 'long' })
/** A leap year: its February has all days. */
const ANY_YEAR = 2000

/** The day that a moment falls on in Moscow, on server and browser alike. */
export function toMoscowDay(moment: Date): CalendarDay {
  const [month = 0, day = 0, year = 0] = moscow.format(moment).split('/').map(Number)
  return { year, month, day }
}

export function addDays({ year, month, day }: CalendarDay, days: number): CalendarDay {
  const date = new Date(Date.UTC(year, month - 1, day + days))
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() }
}

/** `5 марта`, which no end of a line parts. */
export function formatDayAndMonth({ month, day }: CalendarDay): string {
  return dayAndMonth.format(Date.UTC(ANY_YEAR, month - 1, day)).replace(' ', '\u00a0')
}

/** `5 марта 2026`: how people are shown a day. */
export function formatLongDay(day: CalendarDay): string {
  return `${formatDayAndMonth(day)}\u00a0${day.year}`
}
