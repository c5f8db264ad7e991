const DAY_MS = 86_400_000

/** The day after so many days, DD.MM.YYYY: what is offered to be chosen lies ahead. */
export function daysAhead(days: number, now = new Date()): string {
  const day = new Date(now.getTime() + days * DAY_MS)
  return day.toLocaleDateString('ru-RU', { timeZone: 'Europe/Moscow' })
}
