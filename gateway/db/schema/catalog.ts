import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { bytea, tsvector } from '@/gateway/db/columns'

export type QualityTier = 'original' | 'oe' | 'analog'
export type PropertyValue = string | number | boolean

export const brands = pgTable('brands', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  externalId: uuid('external_id').notNull().unique().defaultRandom(),
  code: text().notNull().unique(),
  title: text().notNull(),
  country: text(),
  site: text(),
  preview: text(),
  content: text(),
  /** Media path. */
  logo: text(),
  popularity: integer().notNull().default(0),
  isPopular: boolean('is_popular').notNull().default(false),
  quality: text().$type<QualityTier>().notNull().default('analog'),
  /** Parts of it have newer numbers in `original_supersessions`; a vehicle maker's are looked up there anyway. */
  hasSupersessions: boolean('has_supersessions').notNull().default(false),
  /** Title and spellings in one string, for the full-text index of products. */
  searchText: text('search_text').notNull().default(''),
})

/** Every spelling of a brand, its title included, under `brandKey(spelling)`. */
export const brandAliases = pgTable(
  'brand_aliases',
  {
    key: text().primaryKey(),
    brandId: integer('brand_id')
      .notNull()
      .references(() => brands.id, { onDelete: 'cascade' }),
    title: text().notNull(),
  },
  (table) => [index('brand_aliases_brand_idx').on(table.brandId)],
)

export const sections = pgTable(
  'sections',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    parentId: integer('parent_id').references((): AnyPgColumn => sections.id),
    /** 0 is the root `catalog`, 3 the deepest. */
    level: smallint().notNull(),
    /** From the root down, this section's own id last. */
    path: integer().array().notNull(),
    code: text().notNull().unique(),
    title: text().notNull(),
    content: text(),
    sequence: integer().notNull().default(0),
    /** What products here are counted in on papers, «компл.» for one; null for the section above's, pieces at last. */
    unit: text(),
    /** Media path. */
    picture: text(),
    /** Products here and below; written by the section index. */
    productsCount: integer('products_count').notNull().default(0),
  },
  (table) => [index('sections_parent_idx').on(table.parentId)],
)

/** Words by which products of price lists come into a section; see `createSectionMatcher`. */
export const sectionRules = pgTable(
  'section_rules',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    sectionId: integer('section_id')
      .notNull()
      .references(() => sections.id, { onDelete: 'cascade' }),
    phrase: text().notNull(),
    sequence: integer().notNull().default(0),
  },
  (table) => [index('section_rules_section_idx').on(table.sectionId)],
)

export const products = pgTable(
  'products',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    /** The number behind `00-########`. */
    code: integer()
      .notNull()
      .unique()
      .default(sql`nextval('product_codes')`),
    brandId: integer('brand_id')
      .notNull()
      .references(() => brands.id),
    sectionId: integer('section_id').references(() => sections.id),
    article: text().notNull(),
    articleKey: text('article_key').notNull(),
    foldedKey: text('folded_key').notNull(),
    title: text().notNull(),
    preview: text(),
    content: text(),
    /** Property slug to raw value; titles and units are in `properties`. */
    properties: jsonb().$type<Record<string, PropertyValue>>().notNull().default({}),
    /** Ids of `filter_options` that follow from the properties and the vehicles. */
    optionIds: integer('option_ids').array().notNull().default([]),
    vehicleIds: integer('vehicle_ids').array().notNull().default([]),
    /** Media paths. */
    pictures: text().array().notNull().default([]),
    icons: text().array().notNull().default([]),
    quality: text().$type<QualityTier>().notNull().default('analog'),
    rating: real().notNull().default(0),
    reviewsCount: integer('reviews_count').notNull().default(0),
    questionsCount: integer('questions_count').notNull().default(0),
    salesScore: integer('sales_score').notNull().default(0),
    /** Earlier price, kopecks. */
    internetPrice: integer('internet_price'),
    defaultSelectCount: integer('default_select_count').notNull().default(1),
    isShowAnalogs: boolean('is_show_analogs').notNull().default(true),
    isShowSimilar: boolean('is_show_similar').notNull().default(true),
    similarOperation: text('similar_operation'),
    /** The words under which it is found, from `product_words`; written by a trigger. */
    search: tsvector(),
    /** The summary below is written by the SQL function `refresh_offer_summary`; money in kopecks, time in hours. */
    bestPrice: integer('best_price'),
    bestSupplierId: integer('best_supplier_id'),
    bestDeliveryHours: integer('best_delivery_hours'),
    bestMultiplicity: integer('best_multiplicity').notNull().default(1),
    /** The quantity at the best price: the sum over the own warehouse, or the one vendor's. */
    bestQuantity: integer('best_quantity').notNull().default(0),
    minPrice: integer('min_price'),
    maxPrice: integer('max_price'),
    minDeliveryHours: integer('min_delivery_hours'),
    totalQuantity: integer('total_quantity').notNull().default(0),
    offersCount: integer('offers_count').notNull().default(0),
    hasOwnWarehouse: boolean('has_own_warehouse').notNull().default(false),
    /** Since when the staff keeps it out of the shop; null for a product that is shown. */
    hiddenAt: timestamp('hidden_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    unique('products_brand_article_key').on(table.brandId, table.articleKey),
    index('products_article_key_idx').using('btree', table.articleKey.op('text_pattern_ops')),
    index('products_folded_key_idx').using('btree', table.foldedKey.op('text_pattern_ops')),
    index('products_section_idx').on(table.sectionId, table.salesScore.desc()),
    index('products_brand_idx').on(table.brandId, table.salesScore.desc()),
    index('products_sales_idx').on(table.salesScore.desc(), table.id),
    index('products_vehicles_idx').using('gin', table.vehicleIds),
    index('products_hidden_idx')
      .on(table.id)
      .where(sql`hidden_at is not null`),
  ],
)

/** Titles and units of the keys of `products.properties`. */
export const properties = pgTable('properties', {
  slug: text().primaryKey(),
  title: text().notNull(),
  unit: text(),
  tooltip: text(),
  sequence: integer().notNull().default(0),
  /** One of the two properties a card shows. */
  isKey: boolean('is_key').notNull().default(false),
})

export const productIcons = pgTable('product_icons', {
  code: text().primaryKey(),
  title: text().notNull(),
  picture: text(),
})

/** Barcodes of products, digits alone; what a till or a phone reads finds the product. */
export const productBarcodes = pgTable(
  'product_barcodes',
  {
    barcode: text().primaryKey(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
  },
  (table) => [index('product_barcodes_product_idx').on(table.productId)],
)

/** A vehicle maker's number; `make` is the make that printed it. */
export const oemNumbers = pgTable(
  'oem_numbers',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    make: text().notNull(),
    number: text().notNull(),
    numberKey: text('number_key').notNull(),
    foldedKey: text('folded_key').notNull(),
  },
  (table) => [
    unique('oem_numbers_number_make_key').on(table.numberKey, table.make),
    index('oem_numbers_key_idx').using('btree', table.numberKey.op('text_pattern_ops')),
    index('oem_numbers_folded_idx').using('btree', table.foldedKey.op('text_pattern_ops')),
  ],
)

/** Products that share a number are analogs of each other. */
export const productOemNumbers = pgTable(
  'product_oem_numbers',
  {
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    oemNumberId: integer('oem_number_id')
      .notNull()
      .references(() => oemNumbers.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.oemNumberId] }),
    index('product_oem_numbers_number_idx').on(table.oemNumberId),
  ],
)

/** Products of one group are analogs of each other; a group has no other content. */
export const productCrosses = pgTable(
  'product_crosses',
  {
    groupId: integer('group_id').notNull(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.groupId, table.productId] }),
    index('product_crosses_product_idx').on(table.productId),
  ],
)

/**
 * Words of the titles with their spread, for correcting a mistyped query.
 * @public read by hand-written SQL
 */
export const searchWords = pgTable('search_words', {
  word: text().primaryKey(),
  productsCount: integer('products_count').notNull(),
})

/** What people call products, brands and cars, and what the products themselves say; an owner adds to it. */
export const tradeWords = pgTable('trade_words', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  /** Synonyms, apart by commas. */
  spellings: text().notNull().unique(),
  /** Words of the products, alternatives apart by commas; empty for words that say nothing about products. */
  meaning: text().notNull().default(''),
})

/** The versions of the search's chunks: products whose ids share everything above 16 bits. */
export const searchChunks = pgTable('search_chunks', {
  chunk: integer().primaryKey(),
  version: bigint({ mode: 'number' }).notNull(),
})

/** Ids of the products of a chunk that a word finds, as big-endian Int32 in no order; written by `refresh_search_chunk`. */
export const searchLexemes = pgTable(
  'search_lexemes',
  { chunk: integer().notNull(), lexeme: text().notNull(), ids: bytea().notNull() },
  (table) => [primaryKey({ columns: [table.chunk, table.lexeme] })],
)
