import {
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { products } from '@/gateway/db/schema/catalog'

export const suppliers = pgTable('suppliers', {
  /** Set by the owner: 15 is the own warehouse, 29 and 8 are shops. */
  id: integer().primaryKey().generatedByDefaultAsIdentity({ startWith: 1000 }),
  externalId: uuid('external_id').notNull().unique().defaultRandom(),
  title: text().notNull(),
  /** The name that shoppers see, where it is another one. */
  shownTitle: text('shown_title'),
  /** An outside seller; false for the own warehouse and the shops. */
  isVendor: boolean('is_vendor').notNull().default(true),
  /** Hours that a vendor's products need when a price list does not say. */
  deliveryHours: integer('delivery_hours').notNull().default(72),
  /** Per cent of a vendor's lines that were ready by the promised day; null while too few are known. */
  inTimePercent: integer('in_time_percent'),
})

export const offers = pgTable(
  'offers',
  {
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    supplierId: integer('supplier_id')
      .notNull()
      .references(() => suppliers.id),
    /** What buyers pay, kopecks. */
    price: integer().notNull(),
    /** The list's price in kopecks, where a markup rule made the price of it; else `price` is the list's. */
    purchasePrice: integer('purchase_price'),
    quantity: integer().notNull(),
    multiplicity: integer().notNull().default(1),
    deliveryHours: integer('delivery_hours').notNull().default(0),
    returnable: boolean().notNull().default(true),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.supplierId] }),
    index('offers_supplier_idx').on(table.supplierId),
  ],
)

export type ShopMetro = { name: string; line: string; color: string }

export const shops = pgTable('shops', {
  supplierId: integer('supplier_id')
    .primaryKey()
    .references(() => suppliers.id),
  code: text().notNull().unique(),
  title: text().notNull(),
  city: text().notNull(),
  address: text().notNull(),
  latitude: doublePrecision().notNull(),
  longitude: doublePrecision().notNull(),
  metro: jsonb().$type<ShopMetro[]>().notNull().default([]),
  phone: text(),
  /** HH:MM. */
  opensAt: text('opens_at').notNull(),
  closesAt: text('closes_at').notNull(),
  /** Whose clock its hours are by. */
  timeZone: text('time_zone').notNull().default('Europe/Moscow'),
  /** Hours that goods travel between the city of the own warehouse and the shop, on top of a night; 0 in that city. */
  transitHours: integer('transit_hours').notNull().default(0),
  showUser: boolean('show_user').notNull().default(true),
  pictures: text().array().notNull().default([]),
  content: text(),
  services: text().array().notNull().default([]),
  sequence: integer().notNull().default(0),
})

export type ImportReject = { row: number; reason: string }

export const importRuns = pgTable('import_runs', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  supplierId: integer('supplier_id').references(() => suppliers.id),
  fileName: text('file_name').notNull(),
  status: text().$type<'running' | 'done' | 'failed'>().notNull().default('running'),
  rowsRead: integer('rows_read').notNull().default(0),
  rowsTaken: integer('rows_taken').notNull().default(0),
  rowsRejected: integer('rows_rejected').notNull().default(0),
  productsCreated: integer('products_created').notNull().default(0),
  /** The first rejected rows; the rest is in the report. */
  rejects: jsonb().$type<ImportReject[]>().notNull().default([]),
  error: text(),
  startedAt: timestamp('started_at', { withTimezone: true }).notNull().defaultNow(),
  finishedAt: timestamp('finished_at', { withTimezone: true }),
})
