import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { createdAt } from '@/gateway/db/columns'
import { users } from '@/gateway/db/schema/accounts'
import { orderLines, orders } from '@/gateway/db/schema/orders'
import type { RETURN_REASONS, RETURN_STATES } from '@/lib/gateway/contracts/orders/order-shapes'

export type ReturnState = (typeof RETURN_STATES)[number]
export type ReturnReason = (typeof RETURN_REASONS)[number]

/** What buyers bring back after it was handed over to them. */
export const orderReturns = pgTable(
  'order_returns',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** The same key never makes a second request of the same order. */
    idempotencyKey: text('idempotency_key'),
    state: text().$type<ReturnState>().notNull().default('requested'),
    /** The buyer's. */
    comment: text().notNull().default(''),
    /** The shop's, for the buyer. */
    answer: text().notNull().default(''),
    /** Kopecks that it made the order cheaper. */
    refunded: bigint({ mode: 'number' }).notNull().default(0),
    createdAt: createdAt(),
    decidedAt: timestamp('decided_at', { withTimezone: true }),
    /** Who of the staff decided. */
    authorId: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    unique('order_returns_key').on(table.orderId, table.idempotencyKey),
    index('order_returns_order_idx').on(table.orderId, table.id),
    index('order_returns_open_idx')
      .on(table.orderId)
      .where(sql`${table.state} in ('requested', 'approved')`),
  ],
)

export const orderReturnLines = pgTable(
  'order_return_lines',
  {
    returnId: bigint('return_id', { mode: 'number' })
      .notNull()
      .references(() => orderReturns.id, { onDelete: 'cascade' }),
    lineId: bigint('line_id', { mode: 'number' })
      .notNull()
      .references(() => orderLines.id, { onDelete: 'cascade' }),
    quantity: integer().notNull(),
    reason: text().$type<ReturnReason>().notNull(),
    /** Pieces that the shop took back; null until it decided. */
    acceptedQuantity: integer('accepted_quantity'),
    /** Whether they can be sold again. */
    isFit: boolean('is_fit'),
  },
  (table) => [
    primaryKey({ columns: [table.returnId, table.lineId] }),
    index('order_return_lines_line_idx').on(table.lineId),
  ],
)

export const orderReturnPhotos = pgTable(
  'order_return_photos',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    returnId: bigint('return_id', { mode: 'number' })
      .notNull()
      .references(() => orderReturns.id, { onDelete: 'cascade' }),
    /** In the private area of the stored files. */
    path: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('order_return_photos_return_idx').on(table.returnId)],
)
