import { formatDayAndMonth, parseDay } from '@/lib/format/moscow-date'

const weekday = new Intl.DateTimeFormat('ru', { weekday: 'short', timeZone: 'UTC' })

/** `сб, 21 ноября` of `21.11.2026`; as given when it is no date. */
export function dayTitle(date: string): string {
  const day = parseDay(date)
  if (!day) return date
  const moment = Date.UTC(day.year, day.month - 1, day.day)
  return `${weekday.format(moment)}, ${formatDayAndMonth(day)}`
}
