import {
  bigint,
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { createdAt } from '@/gateway/db/columns'
import { userId, users } from '@/gateway/db/schema/accounts'
import { orders, orderLines } from '@/gateway/db/schema/orders'

/** Whole bonuses: of one line of an order there can be more than 32 bits hold. */
const bonusCount = () => bigint({ mode: 'number' })

export const bonusCards = pgTable('bonus_cards', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  number: text().notNull().unique(),
  createdAt: createdAt(),
})

export type BonusOperationType = 'reward' | 'writeoff' | 'promo'

/** Cards given at a till to a phone number, before its owner had an account. */
export const tillCards = pgTable('till_cards', {
  number: text().primaryKey(),
  /** Digits. */
  phone: text().notNull().unique(),
  /** Bonuses that the till had credited. */
  bonuses: bonusCount().notNull().default(0),
  createdAt: createdAt(),
})

/** The ledger of bonuses: rows are added; of a credit only `remaining` and the dates change. */
export const bonusOperations = pgTable(
  'bonus_operations',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    userId: userId(),
    type: text().$type<BonusOperationType>().notNull(),
    title: text().notNull(),
    /** Negative when bonuses were spent. */
    amount: bonusCount().notNull(),
    /** What is left of a credit; 0 for a debit. */
    remaining: bonusCount().notNull().default(0),
    orderId: uuid('order_id').references(() => orders.id, { onDelete: 'set null' }),
    orderLineId: bigint('order_line_id', { mode: 'number' }).references(() => orderLines.id, {
      onDelete: 'set null',
    }),
    /** From when a credit may be spent; null while its products have not been issued. */
    availableAt: timestamp('available_at', { withTimezone: true }),
    expiresAt: timestamp('expires_at', { withTimezone: true }),
    createdAt: createdAt(),
  },
  (table) => [
    index('bonus_operations_user_idx').on(table.userId, table.createdAt.desc()),
    index('bonus_operations_line_idx').on(table.orderLineId),
  ],
)

/** The credits that an order spent, so that returned bonuses burn at their former time. */
export const bonusSpendings = pgTable(
  'bonus_spendings',
  {
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    creditId: bigint('credit_id', { mode: 'number' })
      .notNull()
      .references(() => bonusOperations.id, { onDelete: 'cascade' }),
    /** The part that was not returned. */
    amount: bonusCount().notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.creditId] })],
)

export const promoCodes = pgTable('promo_codes', {
  /** Upper case without separators. */
  code: text().primaryKey(),
  title: text().notNull(),
  description: text(),
  bonuses: bonusCount().notNull(),
  /** Shown to every member as a code that may be applied; others are given to single people. */
  isOffered: boolean('is_offered').notNull().default(false),
  validFrom: timestamp('valid_from', { withTimezone: true }),
  /** The end, exclusive. */
  validUntil: timestamp('valid_until', { withTimezone: true }),
  /** Null for any number of shoppers. */
  maxUses: integer('max_uses'),
  uses: integer().notNull().default(0),
})

export const promoCodeUses = pgTable(
  'promo_code_uses',
  {
    code: text()
      .notNull()
      .references(() => promoCodes.code, { onDelete: 'cascade' }),
    userId: userId(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.code, table.userId] })],
)
