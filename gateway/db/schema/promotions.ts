import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { sections } from '@/gateway/db/schema/catalog'

/** `bonus_times`: products of the section and below earn `times` as many bonuses. */
export type PromotionKind = 'bonus_times'

/** Promotions that the shop counts automatically, while they last. */
export const promotions = pgTable(
  'promotions',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    /** The last part of the address of its page; null for one that has none. */
    code: text().unique(),
    /** Its title in the cart and the order. */
    title: text().notNull(),
    kind: text().$type<PromotionKind>().notNull(),
    sectionId: integer('section_id')
      .notNull()
      .references(() => sections.id, { onDelete: 'cascade' }),
    times: integer().notNull().default(1),
    startsAt: timestamp('starts_at', { withTimezone: true }).notNull(),
    /** The end, exclusive. */
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('promotions_section_idx').on(table.sectionId)],
)
