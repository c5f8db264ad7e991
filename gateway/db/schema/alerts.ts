import { check, index, integer, pgTable, primaryKey, timestamp } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import { createdAt } from '@/gateway/db/columns'
import { userId } from '@/gateway/db/schema/accounts'
import { products } from '@/gateway/db/schema/catalog'

/** Products that people wait for: each once, and each is told of once. */
export const productAlerts = pgTable(
  'product_alerts',
  {
    userId: userId(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** The highest price that is worth an email, kopecks; null to be told as soon as it can be bought. */
    price: integer(),
    createdAt: createdAt(),
    /** When the email was written; null while it is waited for. */
    notifiedAt: timestamp('notified_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.productId] }),
    index('product_alerts_product_idx').on(table.productId),
    check('product_alerts_price_check', sql`${table.price} > 0`),
  ],
)
