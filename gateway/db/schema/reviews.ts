import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { createdAt } from '@/gateway/db/columns'
import { users } from '@/gateway/db/schema/accounts'
import { products } from '@/gateway/db/schema/catalog'
import type { REVIEW_ACTIONS } from '@/lib/gateway/contracts/site/review-shapes'

export type ReviewStatus = 'published' | 'moderation' | 'rejected'

export const reviews = pgTable(
  'reviews',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** External id of the user; null for reviews that came with the shop. */
    authorId: text('author_id'),
    authorName: text('author_name').notNull(),
    /** The author's name is not shown; it is not in `author_name` then. */
    isAnonymous: boolean('is_anonymous').notNull().default(false),
    /** The same key never makes a second review of the same author. */
    idempotencyKey: text('idempotency_key'),
    rating: smallint().notNull(),
    text: text().notNull(),
    pros: text(),
    cons: text(),
    isRecommended: boolean('is_recommended'),
    isVerified: boolean('is_verified').notNull().default(false),
    replyText: text('reply_text'),
    replyAt: timestamp('reply_at', { withTimezone: true }),
    upVotes: integer('up_votes').notNull().default(0),
    downVotes: integer('down_votes').notNull().default(0),
    reportsCount: integer('reports_count').notNull().default(0),
    status: text().$type<ReviewStatus>().notNull().default('published'),
    /** Reason of a refusal, for the author. */
    rejectReason: text('reject_reason'),
    /** Grows with every change of the author's, so that a moderator publishes only what he has read. */
    revision: integer().notNull().default(1),
    /** Who of the staff took it up, until it is decided or its author changes it. */
    takenBy: uuid('taken_by').references(() => users.id, { onDelete: 'set null' }),
    takenAt: timestamp('taken_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('reviews_product_idx').on(table.productId, table.createdAt.desc()),
    index('reviews_author_idx').on(table.authorId),
    uniqueIndex('reviews_author_product_key')
      .on(table.authorId, table.productId)
      .where(sql`${table.authorId} is not null`),
    index('reviews_waiting_idx')
      .on(table.changedAt)
      .where(sql`${table.status} = 'moderation'`),
    index('reviews_reported_idx')
      .on(table.changedAt)
      .where(sql`${table.reportsCount} > 0`),
    check('reviews_rating_check', sql`${table.rating} between 1 and 5`),
  ],
)

export const reviewMedia = pgTable(
  'review_media',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    /** Null until its review is written. */
    reviewId: integer('review_id').references(() => reviews.id, { onDelete: 'cascade' }),
    /** External id of the sender; null for what came with the shop. */
    ownerId: text('owner_id'),
    position: integer().notNull().default(0),
    type: text().$type<'photo' | 'video'>().notNull(),
    /** Media paths. */
    path: text().notNull(),
    previewPath: text('preview_path'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('review_media_review_idx').on(table.reviewId),
    index('review_media_waiting_idx')
      .on(table.createdAt)
      .where(sql`${table.reviewId} is null`),
  ],
)

export const reviewVotes = pgTable(
  'review_votes',
  {
    reviewId: integer('review_id')
      .notNull()
      .references(() => reviews.id, { onDelete: 'cascade' }),
    /** External id of the user. */
    voterId: text('voter_id').notNull(),
    vote: text().$type<'up' | 'down'>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.reviewId, table.voterId] })],
)

export type ReportReason = 'spam' | 'offensive' | 'irrelevant' | 'false' | 'other'

export const reviewReports = pgTable(
  'review_reports',
  {
    reviewId: integer('review_id')
      .notNull()
      .references(() => reviews.id, { onDelete: 'cascade' }),
    /** External id of the user. */
    reporterId: text('reporter_id').notNull(),
    reason: text().$type<ReportReason>().notNull(),
    comment: text().notNull().default(''),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** When a moderator has settled it by keeping the review or taking it away. */
    settledAt: timestamp('settled_at', { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.reviewId, table.reporterId] })],
)

export type ReviewAction = (typeof REVIEW_ACTIONS)[number]

/** What the staff did with a review; rows are only added. */
export const reviewActions = pgTable(
  'review_actions',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    reviewId: integer('review_id')
      .notNull()
      .references(() => reviews.id, { onDelete: 'cascade' }),
    action: text().$type<ReviewAction>().notNull(),
    /** The reason or the answer. */
    text: text().notNull().default(''),
    authorId: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [index('review_actions_review_idx').on(table.reviewId, table.id)],
)
