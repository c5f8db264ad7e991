import { bigint, boolean, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { createdAt } from '@/gateway/db/columns'
import { users } from '@/gateway/db/schema/accounts'
import { brands, sections } from '@/gateway/db/schema/catalog'
import { suppliers } from '@/gateway/db/schema/offers'
import type { MarkupTerms } from '@/lib/gateway/contracts/desk/rules'

const authorId = () => uuid('author_id').references(() => users.id, { onDelete: 'set null' })

/** What is added to the prices of lists; a condition that is null is met by everything. */
export const markupRules = pgTable('markup_rules', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  supplierId: integer('supplier_id').references(() => suppliers.id),
  brandId: integer('brand_id').references(() => brands.id),
  /** With all below it. */
  sectionId: integer('section_id').references(() => sections.id),
  /** Kopecks of the list's price, the lower bound belonging to the band and the upper one not. */
  priceFrom: integer('price_from'),
  priceTo: integer('price_to'),
  /** Hundredths of a percent. */
  percent: integer().notNull(),
  /** Kopecks. */
  fixed: integer().notNull().default(0),
  rounding: text().$type<MarkupTerms['rounding']>().notNull(),
  isOn: boolean('is_on').notNull().default(true),
  /** Of the last change. */
  authorId: authorId(),
  changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
})

/** Who changed which rule, and how; rows are only added. The last id is the version of all rules. */
export const markupChanges = pgTable(
  'markup_changes',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    ruleId: integer('rule_id')
      .notNull()
      .references(() => markupRules.id, { onDelete: 'cascade' }),
    /** Null where the rule was added. */
    before: jsonb().$type<MarkupTerms>(),
    after: jsonb().$type<MarkupTerms>().notNull(),
    /** Offers that have another price since. */
    offersChanged: integer('offers_changed').notNull(),
    /** Of the last change: the product up to which offers have their prices by the rules, null when all have. */
    pricedTo: integer('priced_to'),
    authorId: authorId(),
    createdAt: createdAt(),
  },
  (table) => [index('markup_changes_rule_idx').on(table.ruleId)],
)
