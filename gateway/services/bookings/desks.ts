import { and, asc, eq, gte, isNull, sql } from 'drizzle-orm'
import { selectRows, type Database } from '@/gateway/core/database'
import { bookingDeskDays, bookingDesks, bookings, type BookingDeskKind } from '@/gateway/db/schema/bookings'
import { shops } from '@/gateway/db/schema/offers'
import { loadCalendar } from '@/gateway/services/delivery/load-sectors'
import { moscowDay } from '@/gateway/services/delivery/moscow-time'
import type { BookingDeskSchedule, Span } from '@/gateway/services/bookings/booking-slots'

export type BookingDesk = BookingDeskSchedule & {
  id: number
  shop: Pick<
    typeof shops.$inferSelect,
    'supplierId' | 'code' | 'title' | 'city' | 'address' | 'phone' | 'timeZone'
  >
}

/** Desks of a kind in shops that are open to people, in the order of the shops. */
export async function loadBookingDesks(
  db: Database,
  kind: BookingDeskKind,
  now: Date,
): Promise<BookingDesk[]> {
  const rows = await db
    .select({ desk: bookingDesks, shop: shops })
    .from(bookingDesks)
    .innerJoin(shops, eq(shops.supplierId, bookingDesks.shopId))
    .where(and(eq(bookingDesks.kind, kind), eq(shops.showUser, true)))
    .orderBy(asc(shops.sequence), asc(shops.supplierId))
  if (rows.length === 0) return []
  const calendar = await loadCalendar(db, now)
  const own = await db
    .select()
    .from(bookingDeskDays)
    .where(gte(bookingDeskDays.day, moscowDay(now)))
  return rows.map(({ desk, shop }) => ({
    ...desk,
    shop,
    opensAt: shop.opensAt,
    closesAt: shop.closesAt,
    timeZone: shop.timeZone,
    calendar,
    days: new Map(
      own
        .filter(({ deskId }) => deskId === desk.id)
        .map(({ day, opensAt, closesAt }) => [day, opensAt && closesAt ? { opensAt, closesAt } : null]),
    ),
  }))
}

/** Booked appointments of a desk from now on. */
export async function loadBusy(db: Database, deskId: number, now: Date): Promise<Span[]> {
  return db
    .select({ startsAt: bookings.startsAt, endsAt: bookings.endsAt })
    .from(bookings)
    .where(and(eq(bookings.deskId, deskId), isNull(bookings.cancelledAt), gte(bookings.endsAt, now)))
}

/** Serialises bookings at a desk. */
export async function lockBookingDesk(tx: Database, deskId: number) {
  await selectRows(tx, sql`select id from booking_desks where id = ${deskId} for no key update`)
}
