import { addDays, formatDay, formatDayAndMonth, parseDay, toExistingDay, toMoscowDay } from './moscow-date'

export const UNDEFINED_DATE = 'Не определено'

const HOURS_A_DAY = 24
const ISO_DAY = /^(\d{4})-(\d{2})-(\d{2})(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)?$/
const ISO_MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})$/

/** Hours rounded up to days from `now`, by Moscow's calendar: «Сегодня», «Завтра» or «5 марта». */
export function formatDeliveryTime(hours: number, now: Date): string {
  const days = toDays(hours)
  return relativeDay(days) ?? formatDayAndMonth(addDays(toMoscowDay(now), days))
}

/** The same with the date always named: «Завтра, 21 ноября». */
export function formatDeliveryTimeLong(hours: number, now: Date): string {
  const days = toDays(hours)
  const date = formatDayAndMonth(addDays(toMoscowDay(now), days))
  const relative = relativeDay(days)
  return relative === null ? date : `${relative}, ${date}`
}

/**
 * `DD.MM.YYYY` from that form or ISO. A moment with a zone is read in Moscow, one without is taken as written.
 * «Не определено» for anything else and for the year 1, which stands for no date.
 */
export function formatDeliveryDate(value: string | null | undefined): string {
  const day = readDay(value?.trim() ?? '')
  return day !== null && day.year > 1 ? formatDay(day) : UNDEFINED_DATE
}

function readDay(text: string) {
  const [, year, month, day] = ISO_DAY.exec(text) ?? []
  if (year !== undefined) return toExistingDay(Number(year), Number(month), Number(day))
  if (!ISO_MOMENT.test(text)) return parseDay(text)
  const moment = new Date(text)
  return Number.isNaN(moment.getTime()) ? null : toMoscowDay(moment)
}

function toDays(hours: number): number {
  return hours > 0 ? Math.ceil(hours / HOURS_A_DAY) : 0
}

function relativeDay(days: number): string | null {
  if (days === 0) return 'Сегодня'
  return days === 1 ? 'Завтра' : null
}
