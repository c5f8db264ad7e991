import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '@/gateway/core/database'
import { fieldError, gatewayError } from '@/gateway/core/errors/errors'
import { bookings } from '@/gateway/db/schema/bookings'
import { hasRoom, type Span, spanAt } from '@/gateway/services/bookings/booking-slots'
import { type BookingDesk, loadBusy, lockBookingDesk } from '@/gateway/services/bookings/desks'
import { fromWireDay } from '@/gateway/services/delivery/moscow-time'

const TAKEN = 'Это время только что заняли. Выберите другое.'
const CLOSED = 'В это время записаться нельзя. Выберите другое.'

export type Appointment = {
  userId: string | null
  /** DD.MM.YYYY. */
  date: string
  /** HH:MM. */
  time: string
  minutes: number
  /** The request's field that reports a wrong hour. */
  field: string
}

/** Takes an hour at a desk, or refuses when it is past, out of hours or taken: of two parallel requests, one gets it. */
export async function takeSlot(tx: Database, desk: BookingDesk, appointment: Appointment, now: Date) {
  const { userId, date, time, minutes, field } = appointment
  const day = fromWireDay(date)
  const span = day === undefined ? undefined : spanAt(desk, { day, time, minutes, now })
  if (!span) throw fieldError(field, CLOSED)
  await lockBookingDesk(tx, desk.id)
  if (!hasRoom(desk, await loadBusy(tx, desk.id, now), span)) throw gatewayError('conflict', TAKEN)
  return writeBooking(tx, desk.id, userId, span, now)
}

async function writeBooking(tx: Database, deskId: number, userId: string | null, span: Span, now: Date) {
  const [booking] = await tx
    .insert(bookings)
    .values({ deskId, userId, ...span, createdAt: now })
    .returning()
  if (!booking) throw new Error('the booking was not written')
  return booking
}

/** Frees the hour. */
export async function freeSlot(tx: Database, bookingId: string, now: Date) {
  await tx
    .update(bookings)
    .set({ cancelledAt: now })
    .where(and(eq(bookings.id, bookingId), isNull(bookings.cancelledAt)))
}
