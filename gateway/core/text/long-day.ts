const DAY_AND_MONTH = new Intl.DateTimeFormat('ru', { timeZone: 'UTC', day: 'numeric', month: 'long' })
const ISO_IN_MOSCOW = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Moscow', dateStyle: 'short' })

/** `6 ноября 2026` of `YYYY-MM-DD`, or of a moment in Moscow: how people are written a day, in letters and refusals. */
export function longDay(day: string | Date): string {
  const iso = typeof day === 'string' ? day : ISO_IN_MOSCOW.format(day)
  return `${DAY_AND_MONTH.format(Date.parse(`${iso}T00:00:00Z`))} ${iso.slice(0, 4)}`
}
