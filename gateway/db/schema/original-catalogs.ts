import { boolean, index, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { vehicles } from '@/gateway/db/schema/vehicles'

/** One shown property of a vehicle or of a part's validity. */
export type OriginalAttribute = { code: string; title: string; value: string }

/** Allowed values of a vehicle's attributes; a missing attribute allows everything. */
export type OriginalConditions = Readonly<Record<string, readonly string[]>>

/** A callout's box in pixels of the drawing. */
export type OriginalHotspot = { position: string; x1: number; y1: number; x2: number; y2: number }

/** One row of a unit's table. Months are written `2014-06`. */
export type OriginalPartRow = {
  position: string
  number: string
  title: string
  amount?: string
  note?: string
  /** The vehicles of the tree that have it. */
  when?: OriginalConditions
  from?: string
  to?: string
  /** Options and markets that a vehicle's data do not contain. */
  options?: string
  market?: string
  /** Quick groups that include it. */
  quick?: string
}

export const originalCatalogs = pgTable('original_catalogs', {
  code: text().primaryKey(),
  title: text().notNull(),
  /** Brand of the shop's dictionary under which the numbers are sold. */
  brand: text().notNull(),
  /** Make of the vehicle catalogue. */
  make: text().notNull(),
  /** Media path. */
  picture: text(),
  isVinSearch: boolean('is_vin_search').notNull().default(false),
  vinExample: text('vin_example'),
  /** Codes of the wizard's attributes, in order; none for no wizard. */
  wizard: text().array().notNull().default([]),
  sequence: integer().notNull().default(0),
})

/** A modification of the catalogue; all of one `tree` share their units, which conditions narrow. */
export const originalVehicles = pgTable(
  'original_vehicles',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    catalogCode: text('catalog_code')
      .notNull()
      .references(() => originalCatalogs.code, { onDelete: 'cascade' }),
    tree: text().notNull(),
    name: text().notNull(),
    yearFrom: smallint('year_from'),
    yearTo: smallint('year_to'),
    /** The same car in the vehicle catalogue. */
    carId: integer('car_id').references(() => vehicles.id, { onDelete: 'set null' }),
    attributes: jsonb().$type<OriginalAttribute[]>().notNull().default([]),
  },
  (table) => [
    index('original_vehicles_catalog_idx').on(table.catalogCode),
    index('original_vehicles_tree_idx').on(table.tree),
  ],
)

/** The beginning of a VIN or frame number, in capitals without separators; the longest match decides. */
export const originalSigns = pgTable(
  'original_signs',
  {
    prefix: text().notNull(),
    vehicleId: integer('vehicle_id')
      .notNull()
      .references(() => originalVehicles.id, { onDelete: 'cascade' }),
    kind: text().$type<'vin' | 'frame'>().notNull(),
    /** Where the number does not determine it. */
    year: smallint(),
  },
  (table) => [primaryKey({ columns: [table.prefix, table.vehicleId] })],
)

export const originalGroups = pgTable(
  'original_groups',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    catalogCode: text('catalog_code')
      .notNull()
      .references(() => originalCatalogs.code, { onDelete: 'cascade' }),
    parentId: integer('parent_id').references((): AnyPgColumn => originalGroups.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    picture: text(),
    sequence: integer().notNull().default(0),
  },
  (table) => [index('original_groups_catalog_idx').on(table.catalogCode)],
)

/** Groups beside the tree that gather one kind of part from all drawings. */
export const originalQuickGroups = pgTable('original_quick_groups', {
  code: text().primaryKey(),
  title: text().notNull(),
  sequence: integer().notNull().default(0),
})

export const originalDrawings = pgTable('original_drawings', {
  key: text().primaryKey(),
  /** Media path. */
  picture: text().notNull(),
  width: integer().notNull(),
  height: integer().notNull(),
  hotspots: jsonb().$type<OriginalHotspot[]>().notNull(),
})

export const originalUnits = pgTable(
  'original_units',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    tree: text().notNull(),
    groupId: integer('group_id')
      .notNull()
      .references(() => originalGroups.id, { onDelete: 'cascade' }),
    code: text().notNull(),
    title: text().notNull(),
    note: text(),
    drawingKey: text('drawing_key').references(() => originalDrawings.key, { onDelete: 'set null' }),
    conditions: jsonb().$type<OriginalConditions>().notNull().default({}),
    parts: jsonb().$type<OriginalPartRow[]>().notNull().default([]),
    /** Keys of the numbers in `parts`, see `articleKey`. */
    numberKeys: text('number_keys').array().notNull().default([]),
    /** Quick groups that occur in `parts`. */
    quick: text().array().notNull().default([]),
    sequence: integer().notNull().default(0),
  },
  (table) => [
    index('original_units_tree_idx').on(table.tree),
    index('original_units_numbers_idx').using('gin', table.numberKeys),
  ],
)

/** A number that its maker replaced by another one. */
export const originalSupersessions = pgTable(
  'original_supersessions',
  {
    brand: text().notNull(),
    number: text().notNull(),
    numberKey: text('number_key').notNull(),
    newNumber: text('new_number').notNull(),
    newKey: text('new_key').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.brand, table.numberKey] }),
    index('original_supersessions_number_idx').on(table.numberKey),
    index('original_supersessions_new_idx').on(table.newKey),
  ],
)

/** The key that signs search states; one row, made by the first gateway that needs it. */
export const originalSecrets = pgTable('original_secrets', {
  id: smallint().primaryKey(),
  secret: text().notNull(),
})
