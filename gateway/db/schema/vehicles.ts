import { bigint, index, integer, jsonb, pgTable, smallint, text, unique, uuid } from 'drizzle-orm/pg-core'
import { bytea } from '@/gateway/db/columns'
import { products } from '@/gateway/db/schema/catalog'
import type { FilterChoice } from '@/gateway/db/schema/filters'

/** One size, norm or kind that a car takes, as filters of the section that sells it. */
export type VehicleSize = {
  /** Kind of products: `tyres`, `rims`, `oils`. */
  kind: string
  title: string
  note?: string
  axle: 'front' | 'rear' | 'both' | null
  sectionCode: string
  /** Property values as they stand in `products.properties`, or ranges. */
  choice: FilterChoice
}

/** Needs of planned service: kilometres between replacements, and pieces or litres. */
export type VehicleWork = {
  code: string
  interval: number
  amount: number
  note?: string
  /** Which of the section's products; property values. */
  choice?: FilterChoice
}

export const vehicleMakes = pgTable('vehicle_makes', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  uuid: uuid().notNull().unique().defaultRandom(),
  title: text().notNull().unique(),
  /** What people call it, apart by commas. */
  names: text().notNull().default(''),
  /** The popular first; from 5 on it is listed among the popular ones. */
  popularity: smallint().notNull().default(0),
  picture: text(),
})

/** A model in one body or generation. */
export const vehicleModels = pgTable(
  'vehicle_models',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    uuid: uuid().notNull().unique().defaultRandom(),
    makeId: integer('make_id')
      .notNull()
      .references(() => vehicleMakes.id),
    title: text().notNull(),
    names: text().notNull().default(''),
    yearFrom: smallint('year_from'),
    yearTo: smallint('year_to'),
    popularity: smallint().notNull().default(0),
    picture: text(),
    sizes: jsonb().$type<VehicleSize[]>().notNull().default([]),
  },
  (table) => [unique('vehicle_models_title_key').on(table.makeId, table.title)],
)

/** A car: one modification of a model. `make` and `model` repeat the titles for queries in SQL. */
export const vehicles = pgTable(
  'vehicles',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    /** Its key among the cars of planned service. */
    uuid: uuid().notNull().unique().defaultRandom(),
    make: text().notNull(),
    model: text().notNull(),
    modification: text(),
    /** Engine code or family. */
    engine: text(),
    yearFrom: smallint('year_from'),
    yearTo: smallint('year_to'),
    modelId: integer('model_id').references(() => vehicleModels.id),
    /** Cubic centimetres. */
    volume: integer(),
    /** Horsepower. */
    power: smallint(),
    kilowatts: smallint(),
    fuel: text(),
    body: text(),
    drive: text(),
    gearbox: text(),
    popularity: smallint().notNull().default(0),
    sizes: jsonb().$type<VehicleSize[]>().notNull().default([]),
    works: jsonb().$type<VehicleWork[]>().notNull().default([]),
  },
  (table) => [index('vehicles_model_idx').on(table.modelId)],
)

/**
 * Limits of a product to some of its listed cars; the product fits a car when any of its rows allows it.
 */
export const fitmentLimits = pgTable(
  'fitment_limits',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** Cars that it is about; empty for all of the product's. */
    vehicleIds: integer('vehicle_ids').array().notNull().default([]),
    yearFrom: smallint('year_from'),
    yearTo: smallint('year_to'),
    /** Engine codes; empty for any. */
    engines: text().array().notNull().default([]),
    note: text().notNull().default(''),
  },
  (table) => [index('fitment_limits_product_idx').on(table.productId)],
)

/**
 * Products by car, inverted from `products.vehicle_ids` after an import: ids as big-endian Int32, ascending.
 */
export const vehicleGoods = pgTable('vehicle_goods', {
  vehicleId: integer('vehicle_id').primaryKey(),
  version: bigint({ mode: 'number' }).notNull(),
  ids: bytea().notNull(),
})

/** Works of planned service and the sections that sell their parts. */
export const serviceWorks = pgTable('service_works', {
  code: text().primaryKey(),
  title: text().notNull(),
  sectionCode: text('section_code').notNull(),
  /** Litres are filled up from canisters, pieces are counted. */
  unit: text().$type<'piece' | 'litre'>().notNull(),
  /** Rubles for the work itself. */
  price: integer().notNull().default(0),
  sequence: integer().notNull().default(0),
})

/** Cars whose VIN the shop knows. */
export const vehicleVins = pgTable('vehicle_vins', {
  vin: text().primaryKey(),
  vehicleId: integer('vehicle_id')
    .notNull()
    .references(() => vehicles.id, { onDelete: 'cascade' }),
  year: smallint(),
})
