import { promisedDays } from '@/lib/parts/terms/promise'
import { addDays, formatDayAndMonth, toMoscowDay } from '@/lib/format/moscow-date'

/** Hours rounded up to days from `now`, by Moscow's calendar: «Сегодня», «Завтра» or «5 марта». */
export function formatDeliveryTime(hours: number, now: Date): string {
  const days = promisedDays(hours)
  return relativeDay(days) ?? formatDayAndMonth(addDays(toMoscowDay(now), days))
}

/** The same with the date always named: «Завтра, 21 ноября». */
export function formatDeliveryTimeLong(hours: number, now: Date): string {
  const days = promisedDays(hours)
  const date = formatDayAndMonth(addDays(toMoscowDay(now), days))
  const relative = relativeDay(days)
  return relative === null ? date : `${relative}, ${date}`
}

function relativeDay(days: number): string | null {
  if (days === 0) return 'Сегодня'
  return days === 1 ? 'Завтра' : null
}
