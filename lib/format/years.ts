const YEAR_DATE = /^\d{2}\.\d{2}\.\d{4}$/

/** The start or end of a production run as the vehicle data give it: `dd.mm.yyyy`, else `null`. */
export function toYearDate(value: unknown): string | null {
  return typeof value === 'string' && YEAR_DATE.test(value) ? value : null
}

/** `2010–2015`, `2010–н. в.` or `до 2015`; '' when neither end is known. */
export function formatYears(from: string | null, to: string | null): string {
  const start = from?.slice(-4)
  const end = to?.slice(-4)
  if (start) return `${start}–${end ?? 'н. в.'}`
  return end ? `до ${end}` : ''
}
