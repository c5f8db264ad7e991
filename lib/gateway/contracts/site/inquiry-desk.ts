import * as z from 'zod'
import { defineOperation } from '@/lib/gateway/operation'
import { bodyPaging, idField, int, optionalText, orDefault, orNull, pagination, text } from '../fields'
import { LIST_LIMIT, MAX_COMMENT_LENGTH, MAX_INT } from '../limits'

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

/** «Новое», «В работе», «Отвечено», «Закрыто». */
export const INQUIRY_STATES = ['new', 'in_work', 'answered', 'closed'] as const

const status = z.enum(INQUIRY_STATES)

const inquiry = z
  .object({
    number: z.string(),
    title: z.string(),
    createdAt: z.string(),
    answers: z.array(z.object({ label: z.string(), text: z.string() })),
    files: z.array(z.string()),
    delivery,
    status: orDefault(status, 'new'),
    /** The last event; null where inquiries have no states. */
    version: orNull(z.int()),
    /** Where an answer is sent to. */
    email: optionalText,
    /** What the staff did, the oldest first. */
    history: orDefault(
      z.array(
        z.object({
          status,
          /** The answer or a note. */
          text: z.string(),
          /** The text went to the person. */
          isSent: z.boolean(),
          author: optionalText,
          at: z.string(),
        }),
      ),
      [],
    ),
  })
  .meta({ id: 'DeskInquiry' })

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
  body: z.object({
    state: z.enum(['all', 'dead', ...INQUIRY_STATES]).default('all'),
    ...bodyPaging(LIST_LIMIT),
  }),
  response: z.object({
    inquiries: z.array(inquiry),
    /** By state; null where inquiries have none. */
    counts: orNull(z.object({ new: z.int(), in_work: z.int(), answered: z.int(), closed: z.int() })),
    /** Inquiries that could not be delivered. */
    dead: z.int(),
    pagination,
  }),
  kind: 'read',
})

export const changeInquiry = defineOperation({
  ...shared,
  name: 'changeInquiry',
  summary: 'Takes an inquiry up, answers it by email, closes or reopens it, when it is still as it was seen',
  path: '/crm/inquiry/change',
  body: z.object({
    number: idField,
    version: int(0, MAX_INT),
    status,
    /** The answer, which is sent where there is an address, or a note. */
    text: text(MAX_COMMENT_LENGTH).default(''),
  }),
  response: inquiry,
  kind: 'write',
  errors: ['forbidden', 'notFound', 'conflict', 'validation'],
})

export const listDeadMessages = defineOperation({
  ...shared,
  name: 'listDeadMessages',
  summary: 'Emails and codes to customers that could not be delivered, newest first',
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
