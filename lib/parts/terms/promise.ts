const HOURS_A_DAY = 24
const MINUTES_AN_HOUR = 60
/** Goods of the own house that lie elsewhere are brought to the shop overnight. */
const TRANSFER_HOURS = 24

export type WorkHours = { open: string; close: string }

/** The shop that goods are promised for. */
export type PickupPlace = {
  shopId: number
  work: WorkHours | null
  /** Of its clock where that is not Moscow's. */
  timeZone?: string
  /** Hours to or from each shop of another city on top of the night, by its supplier. */
  transit?: ReadonlyMap<number, number>
}

/** Pieces and how soon their supplier has them ready. */
export type PromisedStock = { supplierId: number; deliveryHours: number }

const MOSCOW = 'Europe/Moscow'

/** Days from today to the day that these hours promise: they are rounded up, and none is today. */
export function promisedDays(hours: number): number {
  return hours > 0 ? Math.ceil(hours / HOURS_A_DAY) : 0
}

/**
 * Hours until all pieces can be picked up in a shop: what lies elsewhere is brought there, through the cities between, and what is
 * there already waits for the morning once the shop has closed. Without a shop, hours of the slowest supplier.
 */
export function hoursToShop(
  stock: readonly PromisedStock[],
  place: PickupPlace | undefined,
  now: Date,
): number {
  if (!place) return Math.max(0, ...stock.map(({ deliveryHours }) => deliveryHours))
  const hours = Math.max(0, ...stock.map((one) => hoursOf(one, place)))
  return hoursWhileOpen(hours, place, now)
}

function hoursOf({ supplierId, deliveryHours }: PromisedStock, { shopId, transit }: PickupPlace): number {
  if (supplierId === shopId) return deliveryHours
  const between = (transit?.get(shopId) ?? 0) + (transit?.get(supplierId) ?? 0)
  return Math.max(deliveryHours, TRANSFER_HOURS) + between
}

/** Hours that promise today, when the shop has closed for today, promise tomorrow. */
export function hoursWhileOpen(hours: number, place: PickupPlace | undefined, now: Date): number {
  return promisedDays(hours) === 0 && hasClosed(place, now) ? HOURS_A_DAY : hours
}

/** The next moment after `now` from which the same hours may promise another day: the shop's closing or midnight. */
export function nextPromiseChange(place: PickupPlace | undefined, now: Date): Date {
  const minute = minuteOfDay(now, MOSCOW)
  const closing = closingMinute(place, now)
  const next = closing !== undefined && closing > minute ? closing : HOURS_A_DAY * MINUTES_AN_HOUR
  const startOfMinute = Math.floor(now.getTime() / 60_000) * 60_000
  return new Date(startOfMinute + (next - minute) * 60_000)
}

function hasClosed(place: PickupPlace | undefined, now: Date): boolean {
  const closing = closingMinute(place, now)
  return closing !== undefined && minuteOfDay(now, MOSCOW) >= closing
}

/**
 * By Moscow's clock, whose days all promises count. Undefined for a shop that is open over midnight or around the clock: it never closes
 * for the rest of a day.
 */
function closingMinute(place: PickupPlace | undefined, now: Date): number | undefined {
  const open = toMinutes(place?.work?.open)
  const close = toMinutes(place?.work?.close)
  if (open === undefined || close === undefined || close <= open) return undefined
  return close - minutesAhead(place?.timeZone ?? MOSCOW, now)
}

/** How far a clock is ahead of Moscow's; behind it is less than nothing. */
function minutesAhead(timeZone: string, now: Date): number {
  if (timeZone === MOSCOW) return 0
  const ahead = minuteOfDay(now, timeZone) - minuteOfDay(now, MOSCOW)
  const day = HOURS_A_DAY * MINUTES_AN_HOUR
  if (ahead > day / 2) return ahead - day
  return ahead < -day / 2 ? ahead + day : ahead
}

function toMinutes(time: string | undefined): number | undefined {
  const [, hours, minutes] = /^(\d{1,2}):(\d{2})$/.exec(time?.trim() ?? '') ?? []
  return hours === undefined ? undefined : Number(hours) * MINUTES_AN_HOUR + Number(minutes)
}

const clocks = new Map<string, Intl.DateTimeFormat>()

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone)
  if (known) return known
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' })
  clocks.set(timeZone, clock)
  return clock
}

function minuteOfDay(moment: Date, timeZone: string): number {
  return toMinutes(clockOf(timeZone).format(moment)) ?? 0
}
