import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { ReceiptState } from '@/gateway/core/ports/payment-provider'
import type { Receipt } from '@/gateway/core/ports/receipt'
import { createdAt, updatedAt } from '@/gateway/db/columns'
import { payments } from '@/gateway/db/schema/payments'

/** Receipts of products that were paid before they were handed over. */
export const handoverReceipts = pgTable(
  'handover_receipts',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** The prepayment that the receipt settles. */
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => payments.id, { onDelete: 'cascade' }),
    /** Our reference of the receipt at the provider. */
    reference: text().notNull().unique(),
    /** The provider's own number. */
    providerId: text('provider_id'),
    receipt: jsonb().$type<Receipt>().notNull(),
    status: text().$type<ReceiptState>().notNull().default('pending'),
    /** Time of the next query to the provider; null when none is needed. */
    nextAt: timestamp('next_at', { withTimezone: true }),
    attempts: integer().notNull().default(0),
    /** Why the last attempt failed. */
    failure: text(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('handover_receipts_payment_idx').on(table.paymentId),
    index('handover_receipts_next_idx')
      .on(table.nextAt)
      .where(sql`${table.nextAt} is not null`),
  ],
)
