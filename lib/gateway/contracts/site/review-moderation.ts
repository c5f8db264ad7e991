import * as z from 'zod'
import { defineOperation } from '@/lib/gateway/operation'
import { bodyPaging, idField, int, orNull, pagination, text } from '../fields'
import { LIST_LIMIT, MAX_COMMENT_LENGTH, MAX_ID_LENGTH, MAX_INT } from '../limits'
import { moderatedReview } from './review-shapes'

// Ours: the specification names no calls for moderators. All of them need the administrator's right.

export const listModeratedReviews = defineOperation({
  name: 'listModeratedReviews',
  service: 'reviews',
  summary: 'Reviews of everybody by what a moderator has to do with them, the longest waiting first',
  method: 'POST',
  path: '/reviews/moderation/list',
  body: z.object({
    /** `moderation` waits and was not taken up, where reviews can be. */
    state: z.enum(['moderation', 'taken', 'reported', 'rejected', 'published']).default('moderation'),
    ...bodyPaging(LIST_LIMIT),
  }),
  response: z.object({
    reviews: z.array(moderatedReview),
    waiting: z.int(),
    reported: z.int(),
    /** Waiting ones that were taken up; null where reviews are not. */
    taken: orNull(z.int()),
    rejected: orNull(z.int()),
    published: orNull(z.int()),
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

export const takeReview = defineOperation({
  ...answer,
  name: 'takeReview',
  summary: 'Takes a waiting review up, so that two people do not work on it; refused when another one has',
  path: '/reviews/moderation/take',
  body: z.object({ id: idField, revision: int(1, MAX_INT) }),
})

export const replyToReview = defineOperation({
  ...answer,
  name: 'replyToReview',
  summary: "Writes the shop's answer under a review; an empty one takes it back",
  path: '/reviews/moderation/reply',
  body: z.object({
    id: idField,
    text: text(MAX_COMMENT_LENGTH),
    /** The moment of the answer that was seen, null for none: another one meanwhile is not overwritten. */
    seen: z.iso.datetime().max(MAX_ID_LENGTH).nullable().optional(),
  }),
})
