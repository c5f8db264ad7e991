import * as z from 'zod'
import { defineOperation } from '@/lib/gateway/operation'
import {
  bodyPaging,
  codeField,
  done,
  flag,
  idField,
  optionalText,
  orDefault,
  orNull,
  pagination,
  pathSegment,
  requiredText,
} from '../fields'
import { LIST_LIMIT, MAX_QUESTION_LENGTH, MIN_QUESTION_LENGTH } from '../limits'
import { review } from './review-shapes'

// Ours: the specification has no questions. `hasQuestions` of the bootstrap announces them.

const status = orDefault(z.enum(['published', 'moderation', 'rejected']), 'published')

const written = {
  id: z.string(),
  text: z.string(),
  authorName: z.string(),
  status,
  /** Why it was refused; only for its author and moderators. */
  rejectReason: optionalText,
  /** ISO 8601. */
  createdAt: z.string(),
}

const answer = z
  .object({
    ...written,
    /** The shop answers; else a person who bought the product. */
    isShop: flag,
  })
  .meta({ id: 'Answer' })

export const question = z
  .object({
    ...written,
    /** Internal code of the product. */
    productId: z.string(),
    product: review.shape.product,
    isOwn: flag,
    /** The shop's answer first, then the earliest. */
    answers: orDefault(z.array(answer), []),
  })
  .meta({ id: 'Question' })

const text = requiredText(MAX_QUESTION_LENGTH).min(MIN_QUESTION_LENGTH)
const isAnonymous = z.boolean().default(false)

export const getQuestions = defineOperation({
  name: 'getQuestions',
  service: 'questions',
  summary: 'Published questions about a product with their published answers, newest first',
  method: 'GET',
  path: '/questions/v1/product/{code}',
  params: z.object({ code: pathSegment }),
  response: z.object({ questions: z.array(question), total: z.int() }),
  kind: 'read',
})

const write = {
  service: 'questions',
  method: 'POST',
  kind: 'write',
  auth: 'user',
} as const

export const askQuestion = defineOperation({
  ...write,
  name: 'askQuestion',
  summary: 'Asks about a product; a moderator reads the question first',
  path: '/questions/v1/ask',
  body: z.object({
    productId: codeField,
    text,
    isAnonymous,
    idempotencyKey: idField.optional().describe('The same key asks once; the header idempotency-key wins'),
  }),
  response: z.object({
    question,
    /** The asker has a mailbox that the answer is sent to. */
    isMailed: flag,
  }),
  errors: ['notFound', 'validation', 'rateLimited'],
})

export const answerQuestion = defineOperation({
  ...write,
  name: 'answerQuestion',
  summary: 'Answers a question about a product that the user has bought; a moderator reads the answer first',
  path: '/questions/v1/answer',
  body: z.object({ id: idField, text, isAnonymous }),
  response: question,
  errors: ['notFound', 'validation', 'forbidden', 'conflict', 'rateLimited'],
})

export const readQuestion = defineOperation({
  name: 'readQuestion',
  service: 'questions',
  summary: 'A published question, and whether the user may answer it',
  method: 'POST',
  path: '/questions/v1/read',
  body: z.object({ id: idField }),
  response: z.object({
    question,
    canAnswer: z.boolean(),
    /** Why not. */
    reason: orNull(z.enum(['own', 'answered', 'notBought'])),
  }),
  kind: 'read',
  auth: 'user',
  errors: ['notFound'],
})

export const listOwnQuestions = defineOperation({
  name: 'listOwnQuestions',
  service: 'questions',
  summary:
    "The user's questions in every state with their published answers, and those that he answered with his answers in every state; newest first",
  method: 'POST',
  path: '/questions/v1/own',
  body: z.object(bodyPaging(LIST_LIMIT)),
  response: z.object({ questions: z.array(question), pagination }),
  kind: 'read',
  auth: 'user',
})

export const deleteQuestion = defineOperation({
  ...write,
  name: 'deleteQuestion',
  summary: "Deletes one of the user's questions with its answers",
  path: '/questions/v1/delete',
  body: z.object({ id: idField }),
  response: done,
  errors: ['notFound'],
})
