const SECOND_MS = 1000

/** Formatters by zone: the shops of one owner have a few. */
const formatters = new Map<string, Intl.DateTimeFormat>()

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone)
  if (known) return known
  // Swedish writes dates as ISO 8601 does.
  const formatter = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
  formatters.set(timeZone, formatter)
  return formatter
}

/** `YYYY-MM-DD HH:MM:SS` of the zone's clocks. */
function shownAt(timeZone: string, moment: Date): string {
  return formatterOf(timeZone).format(moment)
}

function offsetMs(timeZone: string, moment: Date): number {
  const shown = Date.parse(`${shownAt(timeZone, moment).replace(' ', 'T')}Z`)
  return shown - Math.floor(moment.getTime() / SECOND_MS) * SECOND_MS
}

/** `YYYY-MM-DD` of the day that a moment falls on in a shop. */
export function shopDay(timeZone: string, moment: Date): string {
  return shownAt(timeZone, moment).slice(0, 10)
}

/** `HH:MM` that the clock of a shop shows at a moment. */
export function shopTime(timeZone: string, moment: Date): string {
  return shownAt(timeZone, moment).slice(11, 16)
}

/** The moment at which the clock of a shop shows `time` (HH:MM) on a day. */
export function shopMoment(timeZone: string, day: string, time: string): Date {
  const shown = Date.parse(`${day}T${time}:00Z`)
  if (Number.isNaN(shown)) return new Date(Number.NaN)
  const near = new Date(shown - offsetMs(timeZone, new Date(shown)))
  return new Date(shown - offsetMs(timeZone, near))
}
