import { date, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

/** Searches that found nothing, by Moscow's day: what was typed and how often, without the person. */
export const missedSearches = pgTable(
  'missed_searches',
  {
    day: date({ mode: 'string' }).notNull(),
    /** In small letters, with contacts and names of cars taken out. */
    query: text().notNull(),
    count: integer().notNull(),
    lastAt: timestamp('last_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.query] })],
)
