import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core'
import { orderLines } from '@/gateway/db/schema/orders'

/** Codes of «Честный знак» on the pieces that were handed over; each piece of the country has its own. */
export const markCodes = pgTable(
  'mark_codes',
  {
    code: text().primaryKey(),
    lineId: bigint('line_id', { mode: 'number' })
      .notNull()
      .references(() => orderLines.id, { onDelete: 'cascade' }),
  },
  (table) => [index('mark_codes_line_idx').on(table.lineId)],
)
