import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { createdAt } from '@/gateway/db/columns'
import { users } from '@/gateway/db/schema/accounts'
import { products } from '@/gateway/db/schema/catalog'
import type { ReviewStatus } from '@/gateway/db/schema/reviews'
import type { QUESTION_ACTIONS } from '@/lib/gateway/contracts/site/question-moderation'

/** What shoppers ask about products. */
export const questions = pgTable(
  'questions',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** External id of the user; null once the account is deleted. */
    authorId: text('author_id'),
    authorName: text('author_name').notNull(),
    /** The same key never makes a second question of the same author. */
    idempotencyKey: text('idempotency_key'),
    text: text().notNull(),
    status: text().$type<ReviewStatus>().notNull().default('moderation'),
    /** Reason of a refusal, for the author. */
    rejectReason: text('reject_reason'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('questions_product_idx').on(table.productId, table.createdAt.desc()),
    index('questions_author_idx').on(table.authorId),
    uniqueIndex('questions_key').on(table.authorId, table.idempotencyKey),
    index('questions_waiting_idx')
      .on(table.createdAt)
      .where(sql`${table.status} = 'moderation'`),
  ],
)

export const answers = pgTable(
  'answers',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    questionId: integer('question_id')
      .notNull()
      .references(() => questions.id, { onDelete: 'cascade' }),
    /** The shop's own; the others are of people who bought the product. */
    isShop: boolean('is_shop').notNull().default(false),
    /** External id of the user; null for the shop, and once the account is deleted. */
    authorId: text('author_id'),
    authorName: text('author_name').notNull(),
    text: text().notNull(),
    status: text().$type<ReviewStatus>().notNull().default('moderation'),
    rejectReason: text('reject_reason'),
    /** When the asker was told of it. */
    notifiedAt: timestamp('notified_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('answers_shop_key')
      .on(table.questionId)
      .where(sql`${table.isShop}`),
    uniqueIndex('answers_author_key').on(table.questionId, table.authorId),
    index('answers_author_idx').on(table.authorId),
    index('answers_waiting_idx')
      .on(table.createdAt)
      .where(sql`${table.status} = 'moderation'`),
  ],
)

export type QuestionAction = (typeof QUESTION_ACTIONS)[number]

/** What the staff did with a question and its answers; rows are only added. */
export const questionActions = pgTable(
  'question_actions',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    questionId: integer('question_id')
      .notNull()
      .references(() => questions.id, { onDelete: 'cascade' }),
    action: text().$type<QuestionAction>().notNull(),
    /** The reason or the answer. */
    text: text().notNull().default(''),
    authorId: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [index('question_actions_question_idx').on(table.questionId, table.id)],
)
