import { formatLongDay, toMoscowDay } from '@/lib/format/moscow-date'

/** `21 ноября 2025`; '' for an invalid date. */
export function formatReviewDate(iso: string): string {
  const moment = new Date(iso)
  if (Number.isNaN(moment.getTime())) return ''
  return formatLongDay(toMoscowDay(moment))
}
