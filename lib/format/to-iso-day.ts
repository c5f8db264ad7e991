import type { CalendarDay } from './moscow-date'

/** `2026-03-05`. */
export function toIsoDay({ year, month, day }: CalendarDay): string {
  return [year, String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-')
}
