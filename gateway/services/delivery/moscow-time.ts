/** The zone of a shop that names none. */
export const MOSCOW = 'Europe/Moscow'

// Moscow has kept one offset from UTC since 2014.
const OFFSET_MS = 3 * 3_600_000
const DAY_MS = 86_400_000

/** `YYYY-MM-DD` of the day that a moment falls on in Moscow. */
export function moscowDay(moment: Date): string {
  return new Date(moment.getTime() + OFFSET_MS).toISOString().slice(0, 10)
}

/** `HH:MM` that Moscow's clocks show at a moment. */
export function moscowTime(moment: Date): string {
  return new Date(moment.getTime() + OFFSET_MS).toISOString().slice(11, 16)
}

/** Date and time of Moscow as a sheet reads them, «01.11.2026 12:00:00»: with a comma they are text to it. */
export function moscowStamp(moment: Date): string {
  return moment.toLocaleString('ru-RU', { timeZone: MOSCOW }).replace(',', '')
}

/** The moment at which Moscow's clocks show `time` (HH:MM) on a day. */
export function moscowMoment(day: string, time: string): Date {
  return new Date(Date.parse(`${day}T${time}:00Z`) - OFFSET_MS)
}

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
}

/** 1 is Monday, 7 Sunday. */
export function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || 7
}

/** `DD.MM.YYYY` of `YYYY-MM-DD`. */
export function toWireDay(day: string): string {
  return day.split('-').toReversed().join('.')
}

/** `YYYY-MM-DD` of a `DD.MM.YYYY` that exists. */
export function fromWireDay(text: string): string | undefined {
  if (!/^\d{2}\.\d{2}\.\d{4}$/.test(text)) return undefined
  const day = text.split('.').toReversed().join('-')
  const moment = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(day) ? day : undefined
}
