import { boolean, index, integer, jsonb, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { jsonValue } from '@/gateway/db/columns'
import { sections } from '@/gateway/db/schema/catalog'
import type { FilterChoice } from '@/gateway/db/schema/filters'

export type FieldValue = string | number | boolean | null | string[]
export type MenuGroup =
  | 'catalog'
  | 'top'
  | 'bottom'
  | 'catalogMain'
  | 'serviceMain'
  | 'selectionHelper'
  | 'popular'
  | 'filters'

export const menuItems = pgTable(
  'menu_items',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    sid: text().notNull().unique(),
    group: text().$type<MenuGroup>().notNull(),
    parentId: integer('parent_id').references((): AnyPgColumn => menuItems.id),
    code: text().notNull(),
    title: text().notNull(),
    /** Internal path or external address. */
    location: text().notNull(),
    inNewTab: boolean('in_new_tab').notNull().default(false),
    fields: jsonb().$type<Record<string, FieldValue>>().notNull().default({}),
    sequence: integer().notNull().default(0),
  },
  (table) => [index('menu_items_group_idx').on(table.group, table.sequence)],
)

export const siteParams = pgTable('site_params', { key: text().primaryKey(), value: jsonValue().notNull() })

export const seoMeta = pgTable('seo_meta', {
  /** Path without query and trailing slash. */
  uri: text().primaryKey(),
  title: text(),
  keywords: text(),
  description: text(),
  canonical: text(),
  heading: text(),
  subheading: text(),
  robots: text(),
  content: text(),
  image: text(),
  alt: text(),
})

/** A named listing of a section: filters under words that people search for. */
export const productTags = pgTable(
  'product_tags',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    slug: text().notNull().unique(),
    sectionId: integer('section_id')
      .notNull()
      .references(() => sections.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    heading: text(),
    description: text(),
    choice: jsonb().$type<FilterChoice>().notNull(),
    sequence: integer().notNull().default(0),
  },
  (table) => [index('product_tags_section_idx').on(table.sectionId, table.sequence)],
)

export type ContentKind = 'promo' | 'news' | 'press' | 'publication' | 'certificate' | 'vacancy'

export const contentEntries = pgTable(
  'content_entries',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    sid: text().notNull().unique(),
    kind: text().$type<ContentKind>().notNull(),
    code: text().notNull(),
    title: text().notNull(),
    preview: text(),
    content: text(),
    /** Media path. */
    picture: text(),
    fields: jsonb().$type<Record<string, FieldValue>>().notNull().default({}),
    tags: jsonb().$type<{ slug: string; title: string }[]>().notNull().default([]),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [unique('content_entries_code_key').on(table.kind, table.code)],
)

export const contentPages = pgTable('content_pages', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  /** Path without the leading slash, such as `help/delivery`. */
  code: text().notNull().unique(),
  parentId: integer('parent_id').references((): AnyPgColumn => contentPages.id),
  title: text().notNull(),
  preview: text(),
  content: text(),
  sequence: integer().notNull().default(0),
})

/** Data that a program has put into the database once. */
export const seeds = pgTable('seeds', {
  name: text().primaryKey(),
  details: jsonb().$type<Record<string, FieldValue>>().notNull().default({}),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
})
