import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import { products } from '@/gateway/db/schema-catalog'

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
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('reviews_product_idx').on(table.productId, table.createdAt.desc()),
    index('reviews_author_idx').on(table.authorId),
    check('reviews_rating_check', sql`${table.rating} between 1 and 5`),
  ],
)

export const reviewMedia = pgTable(
  'review_media',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    reviewId: integer('review_id')
      .notNull()
      .references(() => reviews.id, { onDelete: 'cascade' }),
    type: text().$type<'photo' | 'video'>().notNull(),
    /** Media paths. */
    path: text().notNull(),
    previewPath: text('preview_path'),
  },
  (table) => [index('review_media_review_idx').on(table.reviewId)],
)

/** @public read by hand-written SQL */
export const reviewVotes = pgTable(
  'review_votes',
  {
    reviewId: integer('review_id')
      .notNull()
      .references(() => reviews.id, { onDelete: 'cascade' }),
    /** External id of the user, or the visitor id of a guest. */
    voterId: text('voter_id').notNull(),
    vote: text().$type<'up' | 'down'>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.reviewId, table.voterId] })],
)
