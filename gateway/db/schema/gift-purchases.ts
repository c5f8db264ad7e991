import { sql } from 'drizzle-orm'
import { bigint, date, index, pgSequence, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { createdAt, updatedAt } from '@/gateway/db/columns'
import { users } from '@/gateway/db/schema/accounts'
import type { GIFT_DESIGNS, GIFT_STATUSES } from '@/lib/gateway/contracts/orders/gift-cards'

/** @public read by hand-written SQL */
export const giftNumbers = pgSequence('gift_numbers', { startWith: 100_001 })

export type GiftStatus = (typeof GIFT_STATUSES)[number]

/** Gift cards as they were bought; the card itself is made when it is sent. */
export const giftPurchases = pgTable(
  'gift_purchases',
  {
    id: uuid().primaryKey().defaultRandom(),
    number: text().notNull().unique(),
    /** Its holder may see the purchase and pay it: buyers need no account. */
    reference: text().notNull().unique(),
    /** Hash of the buyer's key, so that a repeated call buys no second card. */
    idempotencyKey: text('idempotency_key').unique(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    status: text().$type<GiftStatus>().notNull().default('created'),
    /** Kopecks. */
    amount: bigint({ mode: 'number' }).notNull(),
    design: text().$type<(typeof GIFT_DESIGNS)[number]>().notNull(),
    buyerName: text('buyer_name').notNull(),
    buyerEmail: text('buyer_email').notNull(),
    recipientName: text('recipient_name').notNull(),
    recipientEmail: text('recipient_email').notNull(),
    words: text().notNull().default(''),
    /** Moscow's day; null to send it as soon as it is paid. */
    deliverOn: date('deliver_on', { mode: 'string' }),
    /** When it is due to be sent; null before the payment. */
    deliverAt: timestamp('deliver_at', { withTimezone: true }),
    sentAt: timestamp('sent_at', { withTimezone: true }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('gift_purchases_user_idx').on(table.userId, table.createdAt.desc()),
    index('gift_purchases_due_idx')
      .on(table.deliverAt)
      .where(sql`${table.status} = 'paid'`),
  ],
)
