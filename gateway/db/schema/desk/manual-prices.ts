import { foreignKey, integer, pgTable, primaryKey, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from '@/gateway/db/schema/accounts'
import { offers } from '@/gateway/db/schema/offers'

/** Prices that the staff set by hand, until the next list of the supplier. */
export const manualPrices = pgTable(
  'manual_prices',
  {
    productId: integer('product_id').notNull(),
    supplierId: integer('supplier_id').notNull(),
    /** Kopecks, as in the offer while it is in force. */
    price: integer().notNull(),
    authorId: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
    setAt: timestamp('set_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.supplierId] }),
    foreignKey({
      columns: [table.productId, table.supplierId],
      foreignColumns: [offers.productId, offers.supplierId],
      name: 'manual_prices_offer_fk',
    }).onDelete('cascade'),
  ],
)
