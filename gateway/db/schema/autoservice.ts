import {
  boolean,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { createdAt } from '@/gateway/db/columns'
import { users } from '@/gateway/db/schema/accounts'
import { bookings, type BookingDeskKind } from '@/gateway/db/schema/bookings'
import { shops } from '@/gateway/db/schema/offers'
import { storageOrders } from '@/gateway/db/schema/tyre-storage'

/** A price by size or class of the car, in kopecks. */
export type ServiceVariant = { title: string; price: number }

export const carServices = pgTable('car_services', {
  code: text().primaryKey(),
  /** Its heading. */
  group: text('group_title').notNull(),
  title: text().notNull(),
  text: text(),
  /** Lowest price in kopecks; null is «on request». */
  price: integer(),
  minutes: smallint().notNull().default(60),
  variants: jsonb().$type<ServiceVariant[]>().notNull().default([]),
  /** The kind of desk where it is booked. */
  desk: text().$type<BookingDeskKind>().notNull().default('service'),
  isForCompanies: boolean('is_for_companies').notNull().default(true),
  sequence: integer().notNull().default(0),
})

export const shopServices = pgTable(
  'shop_services',
  {
    shopId: integer('shop_id')
      .notNull()
      .references(() => shops.supplierId),
    serviceCode: text('service_code')
      .notNull()
      .references(() => carServices.code, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.shopId, table.serviceCode] })],
)

/** The price of a wheel in storage, by the inches of its rim. */
export const storageTariffs = pgTable(
  'storage_tariffs',
  {
    diameterFrom: smallint('diameter_from').notNull(),
    diameterTo: smallint('diameter_to').notNull(),
    hasDiscs: boolean('has_discs').notNull(),
    /** Kopecks for a month. */
    price: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.diameterFrom, table.hasDiscs] })],
)

export const storageTerms = pgTable('storage_terms', {
  months: smallint().primaryKey(),
  /** Per cent off the whole term. */
  discount: smallint().notNull().default(0),
})

/** `done` and `missed` are set by the owner. */
export type ServiceRequestStatus = 'new' | 'cancelled' | 'done' | 'missed'

/** @public read by hand-written SQL */
export const serviceRequestNumbers = pgSequence('service_request_numbers', { startWith: 20_001 })

export const serviceRequests = pgTable(
  'service_requests',
  {
    id: uuid().primaryKey().defaultRandom(),
    number: text().notNull().unique(),
    /** The same key again is the same request; names the person too. */
    key: text().unique(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    kind: text().$type<'visit' | 'company'>().notNull(),
    status: text().$type<ServiceRequestStatus>().notNull().default('new'),
    bookingId: uuid('booking_id').references(() => bookings.id),
    shopId: integer('shop_id').references(() => shops.supplierId),
    storageOrderId: uuid('storage_order_id').references(() => storageOrders.id, { onDelete: 'set null' }),
    /** Titles of the services at the time of the request. */
    services: text().array().notNull().default([]),
    name: text().notNull(),
    phone: text().notNull(),
    email: text(),
    car: text(),
    vin: text(),
    plate: text(),
    company: text(),
    inn: text(),
    fleet: integer(),
    comment: text(),
    createdAt: createdAt(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('service_requests_user_idx').on(table.userId, table.createdAt.desc())],
)
