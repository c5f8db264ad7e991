const DAY_AND_MONTH = new Intl.DateTimeFormat('ru', { timeZone: 'UTC', day: 'numeric', month: 'long' })

/** `6 ноября 2026` of `YYYY-MM-DD`: how people are written a day, in letters and refusals. */
export function longDay(day: string): string {
  return `${DAY_AND_MONTH.format(Date.parse(`${day}T00:00:00Z`))} ${day.slice(0, 4)}`
}
