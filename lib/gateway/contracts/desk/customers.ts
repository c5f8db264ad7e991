import * as z from 'zod'
import { defineOperation } from '@/lib/gateway/operation'
import { listBonusOperations } from '../accounts/loyalty'
import { contractor, manager } from '../accounts/user-shapes'
import { bodyPaging, codeField, int, optionalText, orNull, pagination, text } from '../fields'
import { LIST_LIMIT, MAX_COMMENT_LENGTH, MAX_LIMIT, MAX_QUERY_LENGTH } from '../limits'
import { orderStatus } from '../orders/order-shapes'

/** Whom the list shows. */
export const CUSTOMER_KINDS = ['all', 'company', 'blocked'] as const

/** What the staff may do to an account. */
export const CUSTOMER_ACTIONS = ['blocked', 'unblocked', 'signed-out'] as const

const shared = { service: 'desk', method: 'POST', auth: 'user' } as const

const customerSummary = z.object({
  id: z.string(),
  name: z.string(),
  phone: optionalText,
  email: optionalText,
  isCompany: z.boolean(),
  isBlocked: z.boolean(),
  /** ISO 8601. */
  registeredAt: z.string(),
})

export const listCustomers = defineOperation({
  ...shared,
  name: 'listCustomers',
  summary: 'People with an account, the newest first; deleted accounts are not among them',
  path: '/desk/v1/customer/list',
  body: z.object({
    /** A part of the phone, the name or the e-mail; at least three characters. */
    search: text(MAX_QUERY_LENGTH).default(''),
    kind: z.enum(CUSTOMER_KINDS).default('all'),
    /** Id of the last customer of the page before. */
    after: codeField.optional(),
    limit: int(1, MAX_LIMIT).default(LIST_LIMIT),
  }),
  response: z.object({
    customers: z.array(customerSummary.extend({ ordersCount: z.int() })),
    /** `after` of the next page; null on the last. */
    next: z.string().nullable(),
  }),
  kind: 'read',
  errors: ['forbidden', 'validation'],
})

const customer = customerSummary
  .extend({
    isPhoneConfirmed: z.boolean(),
    isEmailConfirmed: z.boolean(),
    /** One of the staff is a customer too. */
    role: z.enum(['admin', 'manager']).nullable(),
    /** Whether this reader may block or unblock: neither the reader's own account nor an administrator's. */
    isBlockable: z.boolean(),
    clients: z.array(z.object({ name: z.string(), address: z.string(), contractors: z.array(contractor) })),
    managers: z.array(manager),
    /** Null without a card, and for a company. */
    card: z
      .object({
        number: z.string(),
        balance: z.number(),
        pending: z.number(),
        expiring: orNull(z.object({ amount: z.number(), at: z.string() })),
      })
      .nullable(),
    /** Where the person is signed in, the last used first. */
    sessions: z.array(
      z.object({
        device: optionalText,
        ip: optionalText,
        createdAt: z.string(),
        lastSeenAt: z.string(),
      }),
    ),
    /** Whether programs read with a key of the person's. */
    hasToken: z.boolean(),
    /** What the staff did to the account, newest first. */
    log: z.array(
      z.object({
        id: z.int(),
        at: z.string(),
        action: z.enum(CUSTOMER_ACTIONS),
        note: z.string(),
        author: orNull(z.string()),
      }),
    ),
  })
  .meta({ id: 'Customer' })

const ofCustomer = { customerId: codeField }

export const readCustomer = defineOperation({
  ...shared,
  name: 'readCustomer',
  summary: 'One customer: contacts, company, bonus card, open sessions and what the staff did to the account',
  path: '/desk/v1/customer/read',
  body: z.object(ofCustomer),
  response: customer,
  kind: 'read',
  errors: ['forbidden', 'notFound'],
})

export const listCustomerOrders = defineOperation({
  ...shared,
  name: 'listCustomerOrders',
  summary: 'Orders of one customer, newest first',
  path: '/desk/v1/customer/orders',
  body: z.object({ ...ofCustomer, ...bodyPaging(LIST_LIMIT) }),
  response: z.object({
    orders: z.array(
      z.object({
        orderNumber: z.string(),
        createdAt: z.string(),
        status: orderStatus,
        totalPrice: z.number(),
      }),
    ),
    pagination,
  }),
  kind: 'read',
  errors: ['forbidden', 'notFound'],
})

export const listCustomerBonuses = defineOperation({
  ...shared,
  name: 'listCustomerBonuses',
  summary: 'Bonuses that one customer earned and spent, newest first',
  path: '/desk/v1/customer/bonuses',
  body: z.object({ ...ofCustomer, ...bodyPaging(LIST_LIMIT) }),
  response: listBonusOperations.response,
  kind: 'read',
  errors: ['forbidden', 'notFound'],
})

export const endCustomerSessions = defineOperation({
  ...shared,
  name: 'endCustomerSessions',
  summary:
    "Signs a customer out everywhere and ends the customer's key for programs; one's own session stays",
  path: '/desk/v1/customer/sessions/end',
  body: z.object(ofCustomer),
  response: customer,
  kind: 'write',
  errors: ['forbidden', 'notFound'],
})

export const blockCustomer = defineOperation({
  ...shared,
  name: 'blockCustomer',
  summary: 'Lets a customer neither sign in nor order, or lets the customer do so again',
  path: '/desk/v1/customer/block',
  body: z.object({
    ...ofCustomer,
    isBlocked: z.boolean(),
    /** The reason, for colleagues. */
    note: text(MAX_COMMENT_LENGTH).default(''),
  }),
  response: customer,
  kind: 'write',
  errors: ['forbidden', 'notFound', 'conflict'],
})
