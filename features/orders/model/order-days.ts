import { formatDayAndMonth, toMoscowDay } from '@/lib/format/moscow-date'

const time = new Intl.DateTimeFormat('ru', { timeZone: 'Europe/Moscow', hour: '2-digit', minute: '2-digit' })

/** `20 ноября 2026` of an ISO moment, by Moscow's calendar; '' for what is none. */
export function dayOf(moment: string): string {
  const date = new Date(moment)
  if (Number.isNaN(date.getTime())) return ''
  const day = toMoscowDay(date)
  return `${formatDayAndMonth(day)} ${day.year}`
}

/** `20 ноября 2026, 12:30`. */
export function momentOf(moment: string): string {
  const day = dayOf(moment)
  return day && `${day}, ${time.format(new Date(moment))}`
}
