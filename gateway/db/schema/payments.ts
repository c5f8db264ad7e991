import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { createdAt, money, updatedAt } from '@/gateway/db/columns'
import { giftPurchases } from '@/gateway/db/schema/gift-purchases'
import { orders } from '@/gateway/db/schema/orders'
import type { Receipt } from '@/gateway/core/ports/receipt'

/** `refunded` marked refunds before they had a table; they are there too. */
export type PaymentStatus = 'created' | 'succeeded' | 'failed' | 'abandoned' | 'refunded'

export const payments = pgTable(
  'payments',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** What it is for: an order or a gift card. */
    orderId: uuid('order_id').references(() => orders.id, { onDelete: 'cascade' }),
    giftPurchaseId: uuid('gift_purchase_id').references(() => giftPurchases.id, { onDelete: 'cascade' }),
    status: text().$type<PaymentStatus>().notNull().default('created'),
    amount: money('amount'),
    provider: text().notNull(),
    /** Our reference of the payment at the provider. */
    providerReference: text('provider_reference').notNull().unique(),
    /** The provider's own number. */
    providerId: text('provider_id'),
    receipt: jsonb().$type<Receipt>(),
    message: text(),
    /** When the provider answered with the page to pay on; null while its answer is awaited or was lost. */
    begunAt: timestamp('begun_at', { withTimezone: true }),
    /** Abandoned: the provider has to close it. */
    isCancelWanted: boolean('is_cancel_wanted').notNull().default(false),
    /** Time of the next query to the provider; null when everything is known. */
    nextAt: timestamp('next_at', { withTimezone: true }),
    attempts: integer().notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('payments_order_idx').on(table.orderId, table.createdAt),
    index('payments_gift_purchase_idx').on(table.giftPurchaseId),
    check('payments_purpose', sql`num_nonnulls(${table.orderId}, ${table.giftPurchaseId}) = 1`),
    index('payments_next_idx')
      .on(table.nextAt)
      .where(sql`${table.nextAt} is not null`),
  ],
)

export type RefundStatus = 'pending' | 'done' | 'failed'

/** Money that is owed back, until the provider has returned it. */
export const refunds = pgTable(
  'refunds',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Null for money that came for a gift card that was already paid. */
    orderId: uuid('order_id').references(() => orders.id, { onDelete: 'cascade' }),
    /** The refunded payment; null for money that no provider took. */
    paymentId: uuid('payment_id').references(() => payments.id, { onDelete: 'cascade' }),
    /** The refund's reference at the provider. */
    reference: text().notNull().unique(),
    /** The provider's own number. */
    providerId: text('provider_id'),
    receipt: jsonb().$type<Receipt>(),
    amount: money('amount'),
    status: text().$type<RefundStatus>().notNull().default('pending'),
    /** Time of the next query to the provider; null when none is needed. */
    nextAt: timestamp('next_at', { withTimezone: true }),
    attempts: integer().notNull().default(0),
    /** Why the last attempt failed. */
    failure: text(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('refunds_order_idx').on(table.orderId, table.createdAt),
    index('refunds_payment_idx').on(table.paymentId),
    index('refunds_next_idx')
      .on(table.nextAt)
      .where(sql`${table.nextAt} is not null`),
  ],
)
