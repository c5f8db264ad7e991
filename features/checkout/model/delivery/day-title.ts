import { readDeliveryDay, UNDEFINED_DATE } from '@/lib/format/delivery/delivery-date'
import { formatDayAndMonth } from '@/lib/format/moscow-date'

const weekday = new Intl.DateTimeFormat('ru', { weekday: 'short', timeZone: 'UTC' })

/** `сб, 21 ноября` of `21.11.2026`; «Не определено» when it is no date. */
export function dayTitle(date: string): string {
  const day = readDeliveryDay(date)
  if (!day) return UNDEFINED_DATE
  const moment = Date.UTC(day.year, day.month - 1, day.day)
  return `${weekday.format(moment)}, ${formatDayAndMonth(day)}`
}
