import { sql } from 'drizzle-orm'
import { bigint, check, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { createdAt } from '@/gateway/db/columns'
import { giftPurchases } from '@/gateway/db/schema/gift-purchases'
import { orders } from '@/gateway/db/schema/orders'

const kopecks = (name: string) => bigint(name, { mode: 'number' }).notNull()

/** Money to be spent by the holder of the code. */
export const giftCards = pgTable(
  'gift_cards',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** The code itself is in the email alone: a reader of the database can buy nothing. */
    codeHash: text('code_hash').notNull().unique(),
    lastFour: text('last_four').notNull(),
    purchaseId: uuid('purchase_id')
      .unique()
      .references(() => giftPurchases.id, { onDelete: 'restrict' }),
    nominal: kopecks('nominal'),
    balance: kopecks('balance'),
    validUntil: timestamp('valid_until', { withTimezone: true }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    check('gift_cards_balance', sql`${table.balance} >= 0 and ${table.balance} <= ${table.nominal}`),
  ],
)

/** The ledger of gift cards: rows are only added, and with the nominal they make the balance. */
export const giftCardOperations = pgTable(
  'gift_card_operations',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    cardId: uuid('card_id')
      .notNull()
      .references(() => giftCards.id, { onDelete: 'cascade' }),
    /** Null once the order has been erased. */
    orderId: uuid('order_id').references(() => orders.id, { onDelete: 'set null' }),
    /** Negative when the card paid. */
    amount: kopecks('amount'),
    createdAt: createdAt(),
  },
  (table) => [
    index('gift_card_operations_card_idx').on(table.cardId, table.id),
    index('gift_card_operations_order_idx').on(table.orderId),
  ],
)
