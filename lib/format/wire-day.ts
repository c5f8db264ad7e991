import type { CalendarDay } from './moscow-date'

// Apart from the days in words: public pages show days and read none.

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
