import * as z from 'zod'
import { defineOperation } from '@/lib/gateway/operation'
import {
  bodyPaging,
  codeField,
  done,
  idField,
  int,
  optionalText,
  pagination,
  queryInt,
  requiredText,
  sortField,
  text,
} from './fields'
import { uploadedFile } from './files'
import {
  LIST_LIMIT,
  MAX_COMMENT_LENGTH,
  MAX_LIMIT,
  MAX_PAGE,
  MAX_PHOTO_BYTES,
  MAX_REVIEW_LENGTH,
  MAX_VIDEO_BYTES,
  REVIEWS_LIMIT,
} from './limits'
import { review, reviewMedia, reviewsWidget, reviewVotes } from './review-shapes'

const MAX_PHOTOS = 10
const MAX_VIDEOS = 3

export const getReviews = defineOperation({
  name: 'getReviews',
  service: 'reviews',
  summary: 'Published reviews with the rating, of one product or of the whole shop',
  method: 'GET',
  path: '/reviews/widgets/widgets/v2/render.json',
  query: z.object({
    context: z.literal('product').default('product'),
    product_id: codeField.optional().describe('Internal code of the product'),
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
    review: z.object({
      rating: int(1, 5),
      text: requiredText(MAX_REVIEW_LENGTH),
      pros: text(MAX_REVIEW_LENGTH).optional(),
      cons: text(MAX_REVIEW_LENGTH).optional(),
      isRecommended: z.boolean().nullish(),
      isAnonymous: z.boolean().default(false),
    }),
    photos: z.array(idField).max(MAX_PHOTOS).default([]),
    videos: z.array(idField).max(MAX_VIDEOS).default([]),
  }),
  response: review,
  kind: 'write',
  auth: 'user',
  errors: ['validation', 'conflict', 'forbidden'],
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
  errors: ['notFound', 'conflict'],
})

const upload = {
  service: 'reviews',
  method: 'POST',
  response: reviewMedia,
  kind: 'write',
  auth: 'user',
  multipart: true,
  errors: ['validation', 'tooLarge'],
} as const

export const uploadReviewPhoto = defineOperation({
  ...upload,
  name: 'uploadReviewPhoto',
  summary: 'Stores a photo for a review to come',
  path: '/reviews/submissions/v2/photos',
  body: z.object({ file: uploadedFile(MAX_PHOTO_BYTES) }),
})

export const uploadReviewVideo = defineOperation({
  ...upload,
  name: 'uploadReviewVideo',
  summary: 'Stores a video for a review to come',
  path: '/reviews/submissions/v2/videos',
  body: z.object({ file: uploadedFile(MAX_VIDEO_BYTES) }),
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
  response: z.object({ productId: z.string(), canReview: z.boolean() }),
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

export const listOrderedProducts = defineOperation({
  ...boughtList,
  name: 'listOrderedProducts',
  summary: 'Products that the user has bought',
  path: '/reviews/product/ordered',
})
