/** `YYYY-MM-DD` so many months later; the last day of the month where it has no such day. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const lastDay = new Date(Date.UTC(year, month - 1 + months + 1, 0))
  const moment = Date.UTC(year, month - 1 + months, Math.min(date, lastDay.getUTCDate()))
  return new Date(moment).toISOString().slice(0, 10)
}
