import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { createdAt } from '@/gateway/db/columns'
import { products } from '@/gateway/db/schema/catalog'

export type TermKind = 'group' | 'property' | 'value' | 'price' | 'store'

/** What numbers of 1C mean: groups, properties and their values, kinds of price, warehouses. Later files name the number alone. */
export const exchangeTerms = pgTable(
  'exchange_terms',
  {
    kind: text().$type<TermKind>().notNull(),
    id: text().notNull(),
    title: text().notNull(),
    /** The group above. */
    parentId: text('parent_id'),
  },
  (table) => [primaryKey({ columns: [table.kind, table.id] })],
)

/** Which product a number of 1C is. */
export const exchangeGoods = pgTable(
  'exchange_goods',
  {
    id: text().primaryKey(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** As 1C said it last: only a change of it renames the product. */
    title: text().notNull(),
    isDeleted: boolean('is_deleted').notNull().default(false),
  },
  (table) => [index('exchange_goods_product_idx').on(table.productId)],
)

/** What 1C said last of an offer: price and stock come in different files, and changes name only one of them. */
export const exchangeOffers = pgTable(
  'exchange_offers',
  {
    id: text().primaryKey(),
    goodsId: text('goods_id')
      .notNull()
      .references(() => exchangeGoods.id, { onDelete: 'cascade' }),
    /** Kopecks. */
    price: integer(),
    /** Pieces by the id of their supplier. */
    stock: jsonb().$type<Record<string, number>>().notNull().default({}),
    /** The exchange that named it last. */
    exchange: text().notNull(),
  },
  (table) => [index('exchange_offers_goods_idx').on(table.goodsId)],
)

/** Files that an exchange has brought in, written with their changes: repeated, they are done. */
export const exchangeFiles = pgTable(
  'exchange_files',
  {
    exchange: text().notNull(),
    name: text().notNull(),
    /** Tells a file that 1C has sent anew under the same name. */
    version: text().notNull(),
    /** It holds all offers there are, and not only changes. */
    isFull: boolean('is_full').notNull(),
    report: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.exchange, table.name, table.version] })],
)

/** Up to which event an exchange was handed orders; the highest that was taken is where the next one begins. */
export const exchangeOrders = pgTable('exchange_orders', {
  exchange: text().primaryKey(),
  lastEvent: bigint('last_event', { mode: 'number' }).notNull(),
  isTaken: boolean('is_taken').notNull().default(false),
  createdAt: createdAt(),
})
