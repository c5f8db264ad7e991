import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import { bytea } from '@/gateway/db/columns'
import { brands, sections } from '@/gateway/db/schema/catalog'

export type FilterType = 'enum' | 'numeric'
/** The source of a filter's values: a column of the product, its properties or its vehicles. */
export type FilterSource = 'brand' | 'price' | 'delivery' | 'stock' | 'make' | 'property'
/** Filter code to rewrite codes of options, or to a range in the filter's unit. */
export type FilterChoice = Record<string, string[] | { min?: number; max?: number }>

export const filters = pgTable('filters', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  type: text().$type<FilterType>().notNull(),
  source: text().$type<FilterSource>().notNull(),
  /** Property slug when the source is a property. */
  code: text().notNull().unique(),
  title: text().notNull(),
  tooltip: text(),
  unit: text(),
  /** May be written into the path. */
  isRewrite: boolean('is_rewrite').notNull().default(false),
  rewriteCode: text('rewrite_code').unique(),
  uriSequent: integer('uri_sequent').notNull().default(0),
  /** Words of its options in headings, titles and on chips; `{}` is the option, see `heading-words.ts`. */
  heading: text(),
})

export const sectionFilters = pgTable(
  'section_filters',
  {
    sectionId: integer('section_id')
      .notNull()
      .references(() => sections.id, { onDelete: 'cascade' }),
    filterId: integer('filter_id')
      .notNull()
      .references(() => filters.id, { onDelete: 'cascade' }),
    sequence: integer().notNull().default(0),
    isOpened: boolean('is_opened').notNull().default(false),
    isHidden: boolean('is_hidden').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.sectionId, table.filterId] })],
)

export const filterOptions = pgTable(
  'filter_options',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    filterId: integer('filter_id')
      .notNull()
      .references(() => filters.id, { onDelete: 'cascade' }),
    /** The raw value in `products.properties`, the make of a vehicle, a bucket code or a brand code. */
    value: text().notNull(),
    title: text().notNull(),
    rewriteCode: text('rewrite_code').notNull(),
    sequent: integer().notNull().default(0),
    /** Words for headings, in the place of the filter's. */
    heading: text(),
    picture: text(),
    brandId: integer('brand_id')
      .unique()
      .references(() => brands.id, { onDelete: 'cascade' }),
  },
  (table) => [
    unique('filter_options_value_key').on(table.filterId, table.value),
    unique('filter_options_rewrite_key').on(table.filterId, table.rewriteCode),
  ],
)

export const filterSets = pgTable(
  'filter_sets',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    sectionId: integer('section_id')
      .notNull()
      .references(() => sections.id, { onDelete: 'cascade' }),
    /** Starts with `set-`. */
    code: text().notNull(),
    title: text().notNull(),
    heading: text(),
    description: text(),
    content: text(),
    picture: text(),
    sequence: integer().notNull().default(0),
    choice: jsonb().$type<FilterChoice>().notNull(),
  },
  (table) => [unique('filter_sets_code_key').on(table.sectionId, table.code)],
)

/**
 * One row per section with products: their ids in the default order, as little-endian Int32.
 * All positions in a section's index refer to this list.
 */
export const sectionIndexes = pgTable('section_indexes', {
  sectionId: integer('section_id')
    .primaryKey()
    .references(() => sections.id, { onDelete: 'cascade' }),
  version: bigint({ mode: 'number' }).notNull(),
  total: integer().notNull(),
  productIds: bytea('product_ids').notNull(),
})

/** Positions in the order of another sort, as little-endian Int32. */
export const sectionSorts = pgTable(
  'section_sorts',
  {
    sectionId: integer('section_id')
      .notNull()
      .references(() => sectionIndexes.sectionId, { onDelete: 'cascade' }),
    sort: text().notNull(),
    positions: bytea().notNull(),
  },
  (table) => [primaryKey({ columns: [table.sectionId, table.sort] })],
)

/** One bit per position: has the product this option. */
export const sectionOptions = pgTable(
  'section_options',
  {
    sectionId: integer('section_id')
      .notNull()
      .references(() => sectionIndexes.sectionId, { onDelete: 'cascade' }),
    optionId: integer('option_id')
      .notNull()
      .references(() => filterOptions.id, { onDelete: 'cascade' }),
    total: integer().notNull(),
    bits: bytea().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.sectionId, table.optionId] }),
    index('section_options_option_idx').on(table.optionId),
  ],
)

/** One number per position, in hundredths of the filter's unit, as little-endian Int32; the least Int32 is "none". */
export const sectionNumbers = pgTable(
  'section_numbers',
  {
    sectionId: integer('section_id')
      .notNull()
      .references(() => sectionIndexes.sectionId, { onDelete: 'cascade' }),
    filterId: integer('filter_id')
      .notNull()
      .references(() => filters.id, { onDelete: 'cascade' }),
    min: integer().notNull(),
    max: integer().notNull(),
    values: bytea().notNull(),
  },
  (table) => [primaryKey({ columns: [table.sectionId, table.filterId] })],
)

/** An index of a section, or a chunk of the search's words, that stands behind its products until it is rebuilt. */
export type StaleIndexKind = 'section' | 'words'

/** What imports leave to be rebuilt after their transaction, one after another. */
export const staleIndexes = pgTable(
  'stale_indexes',
  {
    kind: text().$type<StaleIndexKind>().notNull(),
    id: integer().notNull(),
    /** The transaction that left it last: a later one has a greater number. */
    mark: bigint({ mode: 'number' })
      .notNull()
      .default(sql`txid_current()`),
  },
  (table) => [primaryKey({ columns: [table.kind, table.id] })],
)
