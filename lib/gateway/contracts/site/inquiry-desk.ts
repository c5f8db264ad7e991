import * as z from 'zod'
import { defineOperation } from '@/lib/gateway/operation'
import { bodyPaging, int, pagination } from '../fields'
import { LIST_LIMIT, MAX_INT } from '../limits'

// Ours: the specification names no calls for the owner's desk. All of them need the administrator's right.

/** `none` without a notification, or with one removed since; `shown` in a shop that only shows its messages. */
const deliveryState = z.enum(['waiting', 'sent', 'dead', 'shown', 'none'])

const delivery = z.object({
  /** Of the message, to send it once more. */
  id: z.int().nullable(),
  state: deliveryState,
  attempts: z.int(),
  /** Why the last attempt failed. */
  failure: z.string().nullable(),
})

const shared = {
  service: 'crm',
  method: 'POST',
  auth: 'user',
  errors: ['forbidden'],
} as const

export const listInquiries = defineOperation({
  ...shared,
  name: 'listInquiries',
  summary: 'What people have asked of the owner, newest first, and whether it has reached him',
  path: '/crm/inquiry/list',
  body: z.object({ state: z.enum(['all', 'dead']).default('all'), ...bodyPaging(LIST_LIMIT) }),
  response: z.object({
    inquiries: z.array(
      z.object({
        number: z.string(),
        title: z.string(),
        createdAt: z.string(),
        answers: z.array(z.object({ label: z.string(), text: z.string() })),
        files: z.array(z.string()),
        delivery,
      }),
    ),
    /** Inquiries that could not be delivered. */
    dead: z.int(),
    pagination,
  }),
  kind: 'read',
})

export const listDeadMessages = defineOperation({
  ...shared,
  name: 'listDeadMessages',
  summary: 'Letters and codes to customers that could not be delivered, newest first',
  path: '/crm/message/dead',
  body: z.object(bodyPaging(LIST_LIMIT)),
  response: z.object({
    messages: z.array(
      z.object({
        id: z.int(),
        channel: z.string(),
        recipient: z.string(),
        subject: z.string(),
        createdAt: z.string(),
        attempts: z.int(),
        failure: z.string().nullable(),
        /** False for a code, which has expired. */
        canResend: z.boolean(),
      }),
    ),
    pagination,
  }),
  kind: 'read',
})

export const resendMessage = defineOperation({
  ...shared,
  name: 'resendMessage',
  summary: 'Sends a message once more that was given up; nothing changes for one that is on its way',
  path: '/crm/message/resend',
  body: z.object({ id: int(1, MAX_INT) }),
  response: delivery,
  kind: 'write',
  errors: ['forbidden', 'notFound', 'conflict'],
})
