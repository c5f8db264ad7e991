import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, updatedAt } from '@/gateway/db/columns'
import { userId } from '@/gateway/db/schema/accounts'
import { products } from '@/gateway/db/schema/catalog'
import { suppliers } from '@/gateway/db/schema/offers'

export const cartLines = pgTable(
  'cart_lines',
  {
    /** Grows with every new line, so it also marks the newest. */
    id: bigint({ mode: 'number' }).generatedByDefaultAsIdentity().notNull(),
    userId: userId(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** The vendor of the product, 0 for the own warehouse with its shops. */
    vendorId: integer('vendor_id').notNull(),
    /** As the shopper chose it: the vendor, or one of the own suppliers. */
    supplierId: integer('supplier_id')
      .notNull()
      .references(() => suppliers.id, { onDelete: 'cascade' }),
    quantity: integer().notNull(),
    inOrder: boolean('in_order').notNull().default(true),
    /** Name of the car of the buyer's garage, in capitals; it may have left the garage since. */
    carName: text('car_name'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.productId, table.vendorId] }),
    index('cart_lines_product_idx').on(table.productId),
  ],
)

export type CartImportRow = {
  row: number
  article: string
  brand: string
  quantity: string
  status: 'added' | 'changed' | 'skipped'
  message: string | null
}

export const cartImports = pgTable(
  'cart_imports',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: userId(),
    fileName: text('file_name').notNull(),
    total: integer().notNull(),
    added: integer().notNull(),
    skipped: integer().notNull(),
    rows: jsonb().$type<CartImportRow[]>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('cart_imports_user_idx').on(table.userId, table.createdAt.desc())],
)
