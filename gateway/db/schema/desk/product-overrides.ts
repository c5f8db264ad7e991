import { index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { jsonValue } from '@/gateway/db/columns'
import { users } from '@/gateway/db/schema/accounts'
import { products } from '@/gateway/db/schema/catalog'
import type { OverriddenField } from '@/lib/gateway/contracts/desk/goods'

/** A property is named by its slug. */
export type OverrideKey = OverriddenField | `property:${string}`

/** What the staff says of a product in place of files; the product holds it, and files write beside it. */
export const productOverrides = pgTable(
  'product_overrides',
  {
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    field: text().$type<OverrideKey>().notNull(),
    value: jsonValue(),
    /** What the product would say without it; imports keep it up to date. */
    fileValue: jsonValue('file_value'),
    authorId: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.field] }),
    index('product_overrides_field_idx').on(table.field, table.productId),
  ],
)
