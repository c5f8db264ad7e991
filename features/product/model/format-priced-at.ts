import { formatDayAndMonth, toMoscowDay } from '@/lib/format/moscow-date'

const clock = new Intl.DateTimeFormat('ru', { timeZone: 'Europe/Moscow', hour: '2-digit', minute: '2-digit' })

/** `14:05, 21 ноября`, Moscow time. */
export function formatPricedAt(moment: Date): string {
  return `${clock.format(moment)}, ${formatDayAndMonth(toMoscowDay(moment))}`
}
