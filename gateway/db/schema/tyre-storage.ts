import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  pgSequence,
  pgTable,
  real,
  smallint,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { createdAt, updatedAt } from '@/gateway/db/columns'
import { users } from '@/gateway/db/schema/accounts'
import { bookings } from '@/gateway/db/schema/bookings'
import { shops } from '@/gateway/db/schema/offers'

/** Steps of the wheels; the end of a term or a booked issue follows from dates and bookings. */
export type StorageStatus = 'awaiting' | 'stored' | 'issued'

/** @public read by hand-written SQL */
export const storageNumbers = pgSequence('storage_numbers', { startWith: 100_001 })

/** A set of wheels that the shop stores, or will store, for a customer. */
export const storageOrders = pgTable(
  'storage_orders',
  {
    id: uuid().primaryKey().defaultRandom(),
    number: text().notNull().unique(),
    /** Null once the account is gone; the wheels stay. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    contractNumber: text('contract_number'),
    /** The company of the contract, if any. */
    company: text(),
    title: text().notNull(),
    status: text().$type<StorageStatus>().notNull().default('awaiting'),
    /** The shop where the wheels lie, or are to be brought. */
    shopId: integer('shop_id')
      .notNull()
      .references(() => shops.supplierId),
    /** Rack and shelf. */
    place: text(),
    car: text(),
    plate: text(),
    comment: text(),
    dateFrom: date('date_from', { mode: 'string' }).notNull(),
    dateTo: date('date_to', { mode: 'string' }).notNull(),
    /** Kopecks for the whole term; null before it is calculated. */
    price: integer(),
    isPriceExact: boolean('is_price_exact').notNull().default(false),
    isPaid: boolean('is_paid').notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index('storage_orders_user_idx').on(table.userId, table.createdAt.desc())],
)

export const storageItems = pgTable(
  'storage_items',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => storageOrders.id, { onDelete: 'cascade' }),
    position: smallint().notNull(),
    title: text().notNull(),
    brand: text(),
    size: text(),
    season: text(),
    quantity: smallint().notNull(),
    wear: text(),
    /** Millimetres left, wheel by wheel. */
    treads: real().array().notNull().default([]),
    hasDiscs: boolean('has_discs').notNull().default(false),
    /** Media paths. */
    pictures: text().array().notNull().default([]),
  },
  (table) => [index('storage_items_order_idx').on(table.orderId, table.position)],
)

export const storageEvents = pgTable(
  'storage_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => storageOrders.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('storage_events_order_idx').on(table.orderId, table.id)],
)

export type StorageIssueStatus = 'booked' | 'done' | 'missed' | 'cancelled'

/** Appointments at which wheels are handed out. */
export const storageIssues = pgTable(
  'storage_issues',
  {
    id: uuid().primaryKey().defaultRandom(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => storageOrders.id, { onDelete: 'cascade' }),
    bookingId: uuid('booking_id')
      .notNull()
      .references(() => bookings.id),
    shopId: integer('shop_id')
      .notNull()
      .references(() => shops.supplierId),
    status: text().$type<StorageIssueStatus>().notNull().default('booked'),
    comment: text(),
    /** The same key never makes a second issue of the same order. */
    idempotencyKey: text('idempotency_key'),
    createdAt: createdAt(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    unique('storage_issues_idempotency_key').on(table.orderId, table.idempotencyKey),
    // Wheels are handed out once.
    uniqueIndex('storage_issues_booked_key')
      .on(table.orderId)
      .where(sql`${table.status} = 'booked'`),
    index('storage_issues_order_idx').on(table.orderId, table.createdAt.desc()),
  ],
)
