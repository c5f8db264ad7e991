import { sql } from 'drizzle-orm'
import {
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { createdAt } from '@/gateway/db/columns'
import { users } from '@/gateway/db/schema/accounts'
import { shops } from '@/gateway/db/schema/offers'

/** Subjects of appointments: handing wheels out and in, or work on cars. */
export type BookingDeskKind = 'storage' | 'service'

/** A place in a shop with appointments; it is open when its shop is. */
export const bookingDesks = pgTable(
  'booking_desks',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    shopId: integer('shop_id')
      .notNull()
      .references(() => shops.supplierId),
    kind: text().$type<BookingDeskKind>().notNull(),
    /** Appointments begin every so many minutes after the shop opens. */
    slotMinutes: smallint('slot_minutes').notNull().default(30),
    /** Customers at once. */
    capacity: smallint().notNull().default(1),
    /** Shortest time between the booking and the appointment. */
    leadMinutes: integer('lead_minutes').notNull().default(60),
    /** 1 is Monday. */
    weekdays: integer().array().notNull().default([1, 2, 3, 4, 5, 6, 7]),
  },
  (table) => [unique('booking_desks_shop_key').on(table.shopId, table.kind)],
)

/** Days on which a desk differs from its weekly order and from the calendar. */
export const bookingDeskDays = pgTable(
  'booking_desk_days',
  {
    deskId: integer('desk_id')
      .notNull()
      .references(() => bookingDesks.id, { onDelete: 'cascade' }),
    day: date({ mode: 'string' }).notNull(),
    /** HH:MM; a day without hours is a day off. */
    opensAt: text('opens_at'),
    closesAt: text('closes_at'),
  },
  (table) => [primaryKey({ columns: [table.deskId, table.day] })],
)

export const bookings = pgTable(
  'bookings',
  {
    id: uuid().primaryKey().defaultRandom(),
    deskId: integer('desk_id')
      .notNull()
      .references(() => bookingDesks.id, { onDelete: 'cascade' }),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    startsAt: timestamp('starts_at', { withTimezone: true }).notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
    /** The hour is free again from this moment. */
    cancelledAt: timestamp('cancelled_at', { withTimezone: true }),
    createdAt: createdAt(),
  },
  (table) => [
    index('bookings_desk_idx')
      .on(table.deskId, table.startsAt)
      .where(sql`${table.cancelledAt} is null`),
    index('bookings_user_idx').on(table.userId),
  ],
)
