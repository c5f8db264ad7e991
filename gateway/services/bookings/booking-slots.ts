import { addDays, weekdayOf } from '@/gateway/services/delivery/moscow-time'
import { shopDay, shopMoment, shopTime } from '@/gateway/services/delivery/shop-clock'

/** Days ahead for which appointments are taken, today included. */
const OFFERED_DAYS = 21
const MINUTE_MS = 60_000
const MIDNIGHT = '00:00'

export type Span = { startsAt: Date; endsAt: Date }

export type BookingDeskSchedule = {
  /** By whose clock its days and hours are. */
  timeZone: string
  /** HH:MM of the shop; an end at or before the beginning is the midnight after it. */
  opensAt: string
  closesAt: string
  slotMinutes: number
  capacity: number
  leadMinutes: number
  /** 1 is Monday. */
  weekdays: readonly number[]
  /** Days with special hours; null is a day off. */
  days: ReadonlyMap<string, { opensAt: string; closesAt: string } | null>
  /** Of the whole company: true for working days. */
  calendar: ReadonlyMap<string, boolean>
}

export type Slot = { time: string; startsAt: Date; isFree: boolean }
export type SlotDay = { day: string; slots: Slot[] }

/** When a desk is open on a day; undefined on a day off. */
function hoursOf(desk: BookingDeskSchedule, day: string): Span | undefined {
  const own = desk.days.get(day)
  if (own === null) return undefined
  const isOpen = own ?? desk.calendar.get(day) ?? desk.weekdays.includes(weekdayOf(day))
  if (!isOpen) return undefined
  const { opensAt, closesAt } = own ?? desk
  const startsAt = shopMoment(desk.timeZone, day, opensAt)
  const closing = closesAt === '24:00' ? undefined : shopMoment(desk.timeZone, day, closesAt)
  const endsAt =
    closing && closing > startsAt ? closing : shopMoment(desk.timeZone, addDays(day, 1), MIDNIGHT)
  return { startsAt, endsAt }
}

function plus(moment: Date, minutes: number): Date {
  return new Date(moment.getTime() + minutes * MINUTE_MS)
}

/** Whether one more customer fits from beginning to end. */
export function hasRoom(
  desk: BookingDeskSchedule,
  busy: readonly Span[],
  { startsAt, endsAt }: Span,
): boolean {
  const beside = busy.filter((other) => other.startsAt < endsAt && other.endsAt > startsAt)
  const beginnings = [startsAt, ...beside.map((other) => other.startsAt).filter((at) => at > startsAt)]
  return beginnings.every(
    (at) => beside.filter((other) => other.startsAt <= at && other.endsAt > at).length < desk.capacity,
  )
}

/** Appointments of a day that can be booked: none that has begun or is nearer than the desk needs to prepare. */
function slotsOf(desk: BookingDeskSchedule, day: string, minutes: number, now: Date): Omit<Slot, 'isFree'>[] {
  const hours = hoursOf(desk, day)
  if (!hours) return []
  const earliest = plus(now, desk.leadMinutes)
  const slots: Omit<Slot, 'isFree'>[] = []
  let startsAt = hours.startsAt
  while (plus(startsAt, minutes) <= hours.endsAt) {
    if (startsAt >= earliest) slots.push({ time: shopTime(desk.timeZone, startsAt), startsAt })
    startsAt = plus(startsAt, desk.slotMinutes)
  }
  return slots
}

/** Days from today on at which the desk takes appointments of `minutes`, with those that are taken marked. */
export function bookingSlots(
  desk: BookingDeskSchedule,
  { busy, minutes, now }: { busy: readonly Span[]; minutes: number; now: Date },
): SlotDay[] {
  const today = shopDay(desk.timeZone, now)
  return Array.from({ length: OFFERED_DAYS }, (_, at) => addDays(today, at)).flatMap((day) => {
    const slots = slotsOf(desk, day, minutes, now).map((slot) => ({
      ...slot,
      isFree: hasRoom(desk, busy, { startsAt: slot.startsAt, endsAt: plus(slot.startsAt, minutes) }),
    }))
    return slots.length > 0 ? [{ day, slots }] : []
  })
}

/** The span of an appointment at this hour; undefined when the desk takes none then. */
export function spanAt(
  desk: BookingDeskSchedule,
  { day, time, minutes, now }: { day: string; time: string; minutes: number; now: Date },
): Span | undefined {
  const today = shopDay(desk.timeZone, now)
  if (day < today || day >= addDays(today, OFFERED_DAYS)) return undefined
  const slot = slotsOf(desk, day, minutes, now).find((one) => one.time === time)
  return slot && { startsAt: slot.startsAt, endsAt: plus(slot.startsAt, minutes) }
}
