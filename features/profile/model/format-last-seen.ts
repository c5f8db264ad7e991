import { formatLongDay, toMoscowDay } from '@/lib/format/moscow-date'

const MINUTE_MS = 60_000
const ACTIVE_MINUTES = 5

const time = new Intl.DateTimeFormat('ru', { timeZone: 'Europe/Moscow', hour: '2-digit', minute: '2-digit' })

/** When a device was last heard of: «активно сейчас», «сегодня в 14:05», «20 ноября 2026 в 09:30»; empty for what is no moment. */
export function formatLastSeen(moment: string, now: Date): string {
  const seen = new Date(moment)
  if (Number.isNaN(seen.getTime())) return ''
  if (now.getTime() - seen.getTime() < ACTIVE_MINUTES * MINUTE_MS) return 'активно сейчас'
  const day = formatLongDay(toMoscowDay(seen))
  const isToday = day === formatLongDay(toMoscowDay(now))
  return `${isToday ? 'сегодня' : day} в ${time.format(seen)}`
}
