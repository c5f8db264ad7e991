const HOURS_A_DAY = 24
const MINUTES_AN_HOUR = 60
/** Goods of the own house that lie elsewhere are brought to the shop overnight. */
const TRANSFER_HOURS = 24

export type WorkHours = { open: string; close: string }

/** The shop that goods are promised for. */
export type PickupPlace = { shopId: number; work: WorkHours | null }

/** Pieces and how soon their supplier has them ready. */
export type PromisedStock = { supplierId: number; deliveryHours: number }

const moscow = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Moscow',
  hour: '2-digit',
  minute: '2-digit',
})

/** Days from today to the day that these hours promise: they are rounded up, and none is today. */
export function promisedDays(hours: number): number {
  return hours > 0 ? Math.ceil(hours / HOURS_A_DAY) : 0
}

/**
 * Hours until all pieces can be picked up in a shop: what lies elsewhere is brought there, and what is there already waits for
 * the morning once the shop has closed. Without a shop, hours of the slowest supplier.
 */
export function hoursToShop(
  stock: readonly PromisedStock[],
  place: PickupPlace | undefined,
  now: Date,
): number {
  const slowest = Math.max(0, ...stock.map(({ deliveryHours }) => deliveryHours))
  if (!place) return slowest
  const isElsewhere = stock.some(({ supplierId }) => supplierId !== place.shopId)
  return hoursWhileOpen(isElsewhere ? Math.max(slowest, TRANSFER_HOURS) : slowest, place, now)
}

/** Hours that promise today, when the shop has closed for today, promise tomorrow. */
export function hoursWhileOpen(hours: number, place: PickupPlace | undefined, now: Date): number {
  return promisedDays(hours) === 0 && hasClosed(place?.work ?? null, now) ? HOURS_A_DAY : hours
}

/** The next moment after `now` from which the same hours may promise another day: the shop's closing or midnight. */
export function nextPromiseChange(place: PickupPlace | undefined, now: Date): Date {
  const minute = minuteOfDay(now)
  const closing = closingMinute(place?.work ?? null)
  const next = closing !== undefined && closing > minute ? closing : HOURS_A_DAY * MINUTES_AN_HOUR
  const startOfMinute = Math.floor(now.getTime() / 60_000) * 60_000
  return new Date(startOfMinute + (next - minute) * 60_000)
}

function hasClosed(work: WorkHours | null, now: Date): boolean {
  const closing = closingMinute(work)
  return closing !== undefined && minuteOfDay(now) >= closing
}

/** Undefined for a shop that is open over midnight or around the clock: it never closes for the rest of a day. */
function closingMinute(work: WorkHours | null): number | undefined {
  const open = toMinutes(work?.open)
  const close = toMinutes(work?.close)
  return open !== undefined && close !== undefined && close > open ? close : undefined
}

function toMinutes(time: string | undefined): number | undefined {
  const [, hours, minutes] = /^(\d{1,2}):(\d{2})$/.exec(time?.trim() ?? '') ?? []
  return hours === undefined ? undefined : Number(hours) * MINUTES_AN_HOUR + Number(minutes)
}

function minuteOfDay(moment: Date): number {
  return toMinutes(moscow.format(moment)) ?? 0
}
