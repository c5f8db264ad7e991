import * as z from 'zod'
import { defineOperation } from '@/lib/gateway/operation'
import {
  bodyPaging,
  codeField,
  done,
  flag,
  idField,
  int,
  optionalText,
  orNull,
  pagination,
  queryInt,
  requiredText,
  sortField,
  text,
} from '../fields'
import { uploadedFile } from '../files'
import {
  LIST_LIMIT,
  MAX_COMMENT_LENGTH,
  MAX_LIMIT,
  MAX_PAGE,
  MAX_PHOTO_BYTES,
  MAX_REVIEW_LENGTH,
  MAX_REVIEW_PHOTOS,
  MAX_REVIEW_VIDEOS,
  MAX_VIDEO_BYTES,
  MIB,
  REVIEWS_LIMIT,
} from '../limits'
import { review, reviewMarks, reviewMedia, reviewsWidget, reviewVotes } from './review-shapes'

const MAX_POSTER_BYTES = 2 * MIB
const MAX_MARKED = 100

const reviewText = z.object({
  rating: int(1, 5),
  text: requiredText(MAX_REVIEW_LENGTH),
  pros: text(MAX_REVIEW_LENGTH).optional(),
  cons: text(MAX_REVIEW_LENGTH).optional(),
  isRecommended: z.boolean().nullish(),
  isAnonymous: z.boolean().default(false),
})

const attachments = {
  photos: z.array(idField).max(MAX_REVIEW_PHOTOS).default([]),
  videos: z.array(idField).max(MAX_REVIEW_VIDEOS).default([]),
}

export const getReviews = defineOperation({
  name: 'getReviews',
  service: 'reviews',
  summary: 'Published reviews with the rating, of one product or of the whole shop',
  method: 'GET',
  path: '/reviews/widgets/widgets/v2/render.json',
  query: z.object({
    context: z.literal('product').default('product'),
    product_id: codeField.optional().describe('Internal code of the product'),
    rating: queryInt(1, 5).optional().describe('Only reviews with this mark'),
    with_media: z.enum(['0', '1']).default('0').describe('Only reviews with photos or videos'),
    page: queryInt(1, MAX_PAGE).default(1),
    per_page: queryInt(1, MAX_LIMIT).default(REVIEWS_LIMIT),
    sort: sortField.optional(),
  }),
  response: reviewsWidget,
  kind: 'read',
})

export const createReview = defineOperation({
  name: 'createReview',
  service: 'reviews',
  summary: 'Writes a review',
  method: 'POST',
  path: '/reviews/submissions/v2/reviews',
  body: z.object({
    productId: codeField,
    review: reviewText,
    ...attachments,
    idempotencyKey: idField
      .optional()
      .describe('The same key writes one review; the header idempotency-key wins'),
  }),
  response: review,
  kind: 'write',
  auth: 'user',
  errors: ['notFound', 'validation', 'conflict', 'rateLimited'],
})

/** Ours: the specification has no call for it. Only the version that was read is published. */
export const updateReview = defineOperation({
  name: 'updateReview',
  service: 'reviews',
  summary: "Changes one of the user's reviews that is not published; it waits for a moderator again",
  method: 'POST',
  path: '/reviews/review/update',
  body: z.object({ id: idField, review: reviewText, ...attachments }),
  response: review,
  kind: 'write',
  auth: 'user',
  errors: ['notFound', 'validation', 'conflict'],
})

export const voteReview = defineOperation({
  name: 'voteReview',
  service: 'reviews',
  summary: 'Votes for or against a review; none takes the vote back',
  method: 'POST',
  path: '/reviews/submissions/v2/reviews/{id}/votes',
  params: z.object({ id: idField }),
  body: z.object({ vote: z.enum(['up', 'down', 'none']) }),
  response: reviewVotes,
  kind: 'write',
  auth: 'user',
  notify: true,
  errors: ['notFound', 'forbidden'],
})

export const reportReview = defineOperation({
  name: 'reportReview',
  service: 'reviews',
  summary: 'Complains about a review',
  method: 'POST',
  path: '/reviews/submissions/v2/reports',
  body: z.object({
    reviewId: idField,
    reason: z.enum(['spam', 'offensive', 'irrelevant', 'false', 'other']).default('other'),
    comment: text(MAX_COMMENT_LENGTH).optional(),
  }),
  response: done,
  kind: 'write',
  auth: 'user',
  notify: true,
  errors: ['notFound', 'conflict', 'forbidden', 'rateLimited'],
})

const upload = {
  service: 'reviews',
  method: 'POST',
  response: reviewMedia,
  kind: 'write',
  auth: 'user',
  multipart: true,
  errors: ['validation', 'tooLarge', 'rateLimited', 'unavailable'],
} as const

export const uploadReviewPhoto = defineOperation({
  ...upload,
  name: 'uploadReviewPhoto',
  summary: 'Stores a photo for a review to come',
  path: '/reviews/submissions/v2/photos',
  uploadBytes: MAX_PHOTO_BYTES,
  body: z.object({ file: uploadedFile(MAX_PHOTO_BYTES) }),
})

/** A frame of the film, drawn by the browser; checked and made anew as every photo is. */
const poster = uploadedFile(MAX_POSTER_BYTES).optional()

export const uploadReviewVideo = defineOperation({
  ...upload,
  name: 'uploadReviewVideo',
  summary: 'Stores a video for a review to come',
  path: '/reviews/submissions/v2/videos',
  uploadBytes: MAX_VIDEO_BYTES + MAX_POSTER_BYTES,
  body: z.object({ file: uploadedFile(MAX_VIDEO_BYTES), poster }),
})

export const listOwnReviews = defineOperation({
  name: 'listOwnReviews',
  service: 'reviews',
  summary: "The user's reviews, newest first",
  method: 'POST',
  path: '/reviews/review/list',
  body: z.object(bodyPaging(LIST_LIMIT)),
  response: z.object({ reviews: z.array(review), pagination }),
  kind: 'read',
  auth: 'user',
})

export const checkCanReview = defineOperation({
  name: 'checkCanReview',
  service: 'reviews',
  summary: 'Whether the visitor may review a product; a guest may not',
  method: 'POST',
  path: '/reviews/review/canReview',
  body: z.object({ productId: codeField }),
  response: z.object({
    productId: z.string(),
    canReview: z.boolean(),
    /** Why not. */
    reason: orNull(z.enum(['guest', 'reviewed', 'unknown'])),
    /** The user's review of it. */
    review: orNull(review),
    product: review.shape.product,
    /** The user has bought and received it here. */
    isBought: flag,
  }),
  kind: 'read',
})

export const deleteReview = defineOperation({
  name: 'deleteReview',
  service: 'reviews',
  summary: "Deletes one of the user's reviews",
  method: 'POST',
  path: '/reviews/review/delete',
  body: z.object({ id: idField }),
  response: done,
  kind: 'write',
  auth: 'user',
  notify: true,
  errors: ['notFound'],
})

const boughtProduct = z
  .object({
    /** Internal code. */
    productId: z.string(),
    title: z.string(),
    brand: z.string(),
    article: z.string(),
    location: z.string(),
    pictureUrl: optionalText,
    orderNumber: z.string(),
    /** ISO 8601. */
    orderedAt: z.string(),
    canReview: z.boolean(),
  })
  .meta({ id: 'BoughtProduct' })

const boughtList = {
  service: 'reviews',
  method: 'POST',
  body: z.object(bodyPaging(LIST_LIMIT)),
  response: z.object({ products: z.array(boughtProduct), pagination }),
  kind: 'read',
  auth: 'user',
} as const

export const listUnreviewedProducts = defineOperation({
  ...boughtList,
  name: 'listUnreviewedProducts',
  summary: 'Bought products that the user has not reviewed',
  path: '/reviews/product/unreviewed',
})

/** Of the specification's list of calls; screens request what has no review yet. */
export const listOrderedProducts = defineOperation({
  ...boughtList,
  name: 'listOrderedProducts',
  summary: 'Products that the user has bought',
  path: '/reviews/product/ordered',
})

/** Ours: pages are the same for every visitor, so personal data come by a separate call. */
export const readReviewMarks = defineOperation({
  name: 'readReviewMarks',
  service: 'reviews',
  summary: 'Which of the reviews the user has written, voted for or complained about',
  method: 'POST',
  path: '/reviews/review/marks',
  body: z.object({ ids: z.array(idField).max(MAX_MARKED) }),
  response: z.object({ marks: z.array(reviewMarks) }),
  kind: 'read',
  auth: 'user',
})
