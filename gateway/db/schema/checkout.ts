import { boolean, date, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { DeliveryTerms } from '@/lib/parts/terms/delivery-fee'

export const paymentMethods = pgTable('payment_methods', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  externalId: text('external_id').notNull().unique(),
  code: text().notNull().unique(),
  title: text().notNull(),
  description: text(),
  /** The staff's words in place of both; null where they have none, an empty description for no line at all. */
  shownTitle: text('shown_title'),
  shownDescription: text('shown_description'),
  isOnline: boolean('is_online').notNull().default(false),
  isForRetail: boolean('is_for_retail').notNull().default(true),
  isForCorporate: boolean('is_for_corporate').notNull().default(false),
  isForPickup: boolean('is_for_pickup').notNull().default(true),
  isForDelivery: boolean('is_for_delivery').notNull().default(true),
  /** Codes of the transports that do not take it, of a payment for delivery. */
  notForTransports: text('not_for_transports').array().notNull().default([]),
  sequence: integer().notNull().default(0),
})

export const deliveryTransports = pgTable('delivery_transports', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  /** Names the delivery with the carrier behind it. */
  externalId: text('external_id').notNull().unique(),
  code: text().notNull().unique(),
  title: text().notNull(),
  description: text(),
  /** The carrier's own id; it outranks the delivery's. */
  ttkExternalId: text('ttk_external_id'),
  deliveryExternalId: text('delivery_external_id'),
  isForRetail: boolean('is_for_retail').notNull().default(true),
  isForCorporate: boolean('is_for_corporate').notNull().default(true),
  sequence: integer().notNull().default(0),
})

export type SectorInterval = { id: string; timeFrom: string; timeTo: string }

/** Parts of the city with delivery by the clock. */
export const deliverySectors = pgTable('delivery_sectors', {
  externalId: text('external_id').primaryKey(),
  title: text().notNull(),
  /** Corners as longitude and latitude; the first is not repeated. */
  polygon: jsonb().$type<[number, number][]>().notNull(),
  /** Shop that the products leave from. */
  storeExternalId: text('store_external_id'),
  intervals: jsonb().$type<SectorInterval[]>().notNull(),
  /** 1 is Monday. */
  weekdays: integer().array().notNull(),
  /** Hours between the order and the earliest interval. */
  leadHours: integer('lead_hours').notNull().default(3),
  /** Smaller is tried first: sectors may overlap. */
  sequence: integer().notNull().default(0),
  /** What delivery costs here; null where it costs what it costs elsewhere. */
  fee: jsonb().$type<DeliveryTerms>(),
  /** HH:MM in Moscow, after which nothing more is brought on the same day. */
  lastOrderTime: text('last_order_time'),
  isOn: boolean('is_on').notNull().default(true),
})

/** Days that differ from the weekly order of work. */
export const calendarDays = pgTable('calendar_days', {
  day: date({ mode: 'string' }).primaryKey(),
  isWorking: boolean('is_working').notNull(),
})
