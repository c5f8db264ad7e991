import { type CalendarDay, formatLongDay, toMoscowDay } from '@/lib/format/moscow-date'
import { formatDay, parseDay, toExistingDay } from '@/lib/format/wire-day'

export const UNDEFINED_DATE = 'Не определено'

const ISO_DAY = /^(\d{4})-(\d{2})-(\d{2})(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)?$/
const ISO_MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})$/

/**
 * `DD.MM.YYYY` from that form or ISO. A moment with a zone is read in Moscow, one without is taken as written.
 * «Не определено» for anything else and for the year 1, which stands for no date.
 */
export function formatDeliveryDate(value: string | null | undefined): string {
  const day = readDeliveryDay(value)
  return day === null ? UNDEFINED_DATE : formatDay(day)
}

/** The same in words: `20 ноября 2026`. */
export function formatDeliveryDateLong(value: string | null | undefined): string {
  const day = readDeliveryDay(value)
  return day === null ? UNDEFINED_DATE : formatLongDay(day)
}

/** Null for an invalid date and for the year 1. */
export function readDeliveryDay(value: string | null | undefined): CalendarDay | null {
  const day = readDay(value?.trim() ?? '')
  return day !== null && day.year > 1 ? day : null
}

function readDay(text: string) {
  const [, year, month, day] = ISO_DAY.exec(text) ?? []
  if (year !== undefined) return toExistingDay(Number(year), Number(month), Number(day))
  if (!ISO_MOMENT.test(text)) return parseDay(text)
  const moment = new Date(text)
  return Number.isNaN(moment.getTime()) ? null : toMoscowDay(moment)
}
