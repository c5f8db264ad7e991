import * as z from 'zod'
import { defineOperation } from '@/lib/gateway/operation'
import { bodyPaging, idField, int, pagination, text } from '../fields'
import { LIST_LIMIT, MAX_COMMENT_LENGTH, MAX_INT } from '../limits'
import { moderatedReview } from './review-shapes'

// Ours: the specification names no calls for moderators. All of them need the administrator's right.

export const listModeratedReviews = defineOperation({
  name: 'listModeratedReviews',
  service: 'reviews',
  summary: 'Reviews of everybody by what a moderator has to do with them, the longest waiting first',
  method: 'POST',
  path: '/reviews/moderation/list',
  body: z.object({
    state: z.enum(['moderation', 'reported', 'rejected', 'published']).default('moderation'),
    ...bodyPaging(LIST_LIMIT),
  }),
  response: z.object({
    reviews: z.array(moderatedReview),
    waiting: z.int(),
    reported: z.int(),
    pagination,
  }),
  kind: 'read',
  auth: 'user',
  errors: ['forbidden'],
})

const answer = {
  service: 'reviews',
  method: 'POST',
  response: moderatedReview,
  kind: 'write',
  auth: 'user',
  errors: ['forbidden', 'notFound', 'validation', 'conflict'],
} as const

export const decideReview = defineOperation({
  ...answer,
  name: 'decideReview',
  summary: 'Publishes a review or refuses it with a reason; either settles the complaints about it',
  path: '/reviews/moderation/decide',
  body: z.object({
    id: idField,
    /** The version that the moderator has read: a changed or already decided review is refused. */
    revision: int(1, MAX_INT),
    decision: z.enum(['publish', 'reject']),
    reason: text(MAX_COMMENT_LENGTH).default(''),
  }),
})

export const replyToReview = defineOperation({
  ...answer,
  name: 'replyToReview',
  summary: "Writes the shop's answer under a review; an empty one takes it back",
  path: '/reviews/moderation/reply',
  body: z.object({ id: idField, text: text(MAX_COMMENT_LENGTH) }),
})
