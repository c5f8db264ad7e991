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

/** `05.03.2026`, as the wire and fields have it. */
export function formatDay({ year, month, day }: CalendarDay): string {
  return `${pad(day, 2)}.${pad(month, 2)}.${pad(year, 4)}`
}

/** `DD.MM.YYYY` of a day that exists, else `null`. */
export function parseDay(text: string): CalendarDay | null {
  const [, day, month, year] = /^(\d{2})\.(\d{2})\.(\d{4})$/.exec(text) ?? []
  return toExistingDay(Number(year), Number(month), Number(day))
}

export function toExistingDay(year: number, month: number, day: number): CalendarDay | null {
  const date = new Date(0)
  // Date.UTC would read the years 0 to 99 as 1900 to 1999.
  date.setUTCFullYear(year, month - 1, day)
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? { year, month, day } : null
}

function pad(number: number, length: number): string {
  return String(number).padStart(length, '0')
}
