import { formatDayAndMonth } from '@/lib/format/moscow-date'
import { parseDay } from '@/lib/format/wire-day'

const WEEKDAYS = ['вс', 'пн', 'вт', 'ср', 'чт', 'пт', 'сб']
const NBSP = '\u00a0'

/** `пн, 3 марта` of `03.03.2026`. */
export function dayWords(date: string): string {
  const day = parseDay(date)
  if (!day) return date
  const weekday = WEEKDAYS[new Date(Date.UTC(day.year, day.month - 1, day.day)).getUTCDay()]
  return `${weekday}, ${formatDayAndMonth(day).replace(' ', NBSP)}`
}
