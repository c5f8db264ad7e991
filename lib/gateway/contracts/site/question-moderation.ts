import * as z from 'zod'
import { defineOperation } from '@/lib/gateway/operation'
import { bodyPaging, idField, pagination, text } from '../fields'
import { LIST_LIMIT, MAX_COMMENT_LENGTH } from '../limits'
import { question } from './questions'
import { staffHistory } from './staff-history'

// All of them need the right of the staff.

export const QUESTION_ACTIONS = [
  'published',
  'rejected',
  'answer-published',
  'answer-rejected',
  'replied',
  'reply-removed',
] as const

/** A question as the staff sees it. */
export const moderatedQuestion = question
  .extend({ history: staffHistory(QUESTION_ACTIONS) })
  .meta({ id: 'ModeratedQuestion' })

const decided = z.enum(['published', 'moderation', 'rejected'])

export const listModeratedQuestions = defineOperation({
  name: 'listModeratedQuestions',
  service: 'questions',
  summary:
    'Questions of everybody by what a moderator has to do with them, with all their answers, the longest waiting first',
  method: 'POST',
  path: '/questions/v1/moderation/list',
  body: z.object({
    state: z.enum(['waiting', 'unanswered', 'published', 'rejected']).default('waiting'),
    ...bodyPaging(LIST_LIMIT),
  }),
  response: z.object({
    questions: z.array(moderatedQuestion),
    waiting: z.int(),
    unanswered: z.int(),
    pagination,
  }),
  kind: 'read',
  auth: 'user',
  errors: ['forbidden'],
})

const answered = {
  service: 'questions',
  method: 'POST',
  response: moderatedQuestion,
  kind: 'write',
  auth: 'user',
  errors: ['forbidden', 'notFound', 'validation', 'conflict'],
} as const

const decision = z.object({
  id: idField,
  /** The state that the moderator has seen: what another one has decided meanwhile is not overturned. */
  seen: decided,
  decision: z.enum(['publish', 'reject']),
  reason: text(MAX_COMMENT_LENGTH).default(''),
})

export const decideQuestion = defineOperation({
  ...answered,
  name: 'decideQuestion',
  summary: 'Publishes a question or refuses it with a reason',
  path: '/questions/v1/moderation/decide',
  body: decision,
})

export const decideAnswer = defineOperation({
  ...answered,
  name: 'decideAnswer',
  summary: 'Publishes the answer of a buyer or refuses it with a reason',
  path: '/questions/v1/moderation/decide-answer',
  body: decision,
})

export const answerAsShop = defineOperation({
  ...answered,
  name: 'answerAsShop',
  summary: "Writes the shop's answer and publishes the question with it; an empty one takes the answer back",
  path: '/questions/v1/moderation/answer',
  body: z.object({
    id: idField,
    text: text(MAX_COMMENT_LENGTH),
    /** The shop's answer that was seen, empty for none: another one meanwhile is not overwritten. */
    seen: text(MAX_COMMENT_LENGTH).optional(),
  }),
})
