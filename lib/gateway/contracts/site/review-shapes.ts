import * as z from 'zod'
import { flag, optionalText, orDefault, orNull, pagination } from '../fields'
import { staffHistory } from './staff-history'

export const reviewMedia = z
  .object({
    id: z.string(),
    type: z.enum(['photo', 'video']),
    url: z.string(),
    previewUrl: optionalText,
  })
  .meta({ id: 'ReviewMedia' })

export const reviewVotes = z
  .object({ up: z.int(), down: z.int(), own: orNull(z.enum(['up', 'down'])) })
  .meta({ id: 'ReviewVotes' })

export const review = z
  .object({
    id: z.string(),
    /** Internal code of the product. */
    productId: z.string(),
    product: orNull(
      z.object({
        title: z.string(),
        brand: z.string(),
        article: z.string(),
        location: z.string(),
        pictureUrl: optionalText,
      }),
    ),
    review: z.object({
      rating: z.int(),
      text: z.string(),
      pros: optionalText,
      cons: optionalText,
      authorName: z.string(),
      isRecommended: orNull(z.boolean()),
      /** The author bought the product here. */
      isVerified: flag,
      reply: orNull(z.object({ text: z.string(), createdAt: z.string() })),
    }),
    votes: reviewVotes,
    reports: orDefault(z.int(), 0),
    media: orDefault(z.array(reviewMedia), []),
    status: z.enum(['published', 'moderation', 'rejected']),
    /** Why it was refused; only for its author and moderators. */
    rejectReason: optionalText,
    isOwn: flag,
    isAnonymous: flag,
    /** Grows with each change of the author's and each decision on it. */
    revision: orDefault(z.int(), 1),
    /** ISO 8601. */
    createdAt: z.string(),
  })
  .meta({ id: 'Review' })

export const reviewsWidget = z
  .object({
    summary: z.object({
      rating: orDefault(z.number(), 0),
      reviewsCount: orDefault(z.int(), 0),
      /** How many reviews gave each mark, from five down to one. */
      histogram: z.array(z.object({ rating: z.int(), count: z.int() })),
      /** Share of reviewers with a recommendation, per cent. */
      recommendPercent: orNull(z.number()),
    }),
    reviews: z.array(review),
    sorts: orDefault(z.array(z.object({ code: z.string(), title: z.string(), isActive: flag })), []),
    pagination,
  })
  .meta({ id: 'ReviewsWidget' })

/** One visitor's relation to a review, and the review's votes. */
export const reviewMarks = z
  .object({ id: z.string(), votes: reviewVotes, isOwn: flag, isReported: flag })
  .meta({ id: 'ReviewMarks' })

export const reviewReport = z.object({
  reason: z.enum(['spam', 'offensive', 'irrelevant', 'false', 'other']),
  comment: z.string(),
  /** ISO 8601. */
  createdAt: z.string(),
})

export const REVIEW_ACTIONS = ['taken', 'published', 'rejected', 'replied', 'reply-removed'] as const

/** A review as a moderator sees it. */
export const moderatedReview = review
  .extend({
    complaints: orDefault(z.array(reviewReport), []),
    /** Who of the staff took it up; null when it is new. */
    takenBy: orNull(z.object({ author: optionalText, at: z.string() })),
    history: staffHistory(REVIEW_ACTIONS),
  })
  .meta({ id: 'ModeratedReview' })
