import { bigint, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, jsonValue } from '@/gateway/db/columns'
import { users } from '@/gateway/db/schema/accounts'
import { products } from '@/gateway/db/schema/catalog'
import type { ProductField } from '@/lib/gateway/contracts/desk/goods'

/** What the staff changed of a product; rows are only added. The last id is the version of the product at the desk. */
export const productChanges = pgTable(
  'product_changes',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    field: text().$type<ProductField>().notNull(),
    /** Which of several: a supplier's id, an attribute's slug. */
    subject: text(),
    before: jsonValue(),
    after: jsonValue(),
    /** Null for an import. */
    authorId: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [index('product_changes_product_idx').on(table.productId, table.id)],
)
