import * as z from 'zod'
import { defineOperation } from '@/lib/gateway/operation'
import { listBonusOperations } from '../accounts/loyalty'
import { corporateClient, manager } from '../accounts/user-shapes'
import { bodyPaging, codeField, int, optionalText, orDefault, orNull, pagination, text } from '../fields'
import {
  LIST_LIMIT,
  MAX_COMMENT_LENGTH,
  MAX_EMAIL_LENGTH,
  MAX_INT,
  MAX_LIMIT,
  MAX_NAME_LENGTH,
  MAX_PHONE_LENGTH,
  MAX_QUERY_LENGTH,
  MAX_TITLE_LENGTH,
} from '../limits'
import { orderStatus } from '../orders/order-shapes'

/** Whom the list shows. */
export const CUSTOMER_KINDS = ['all', 'company', 'blocked'] as const

/** What the staff may do to an account. */
export const CUSTOMER_ACTIONS = ['blocked', 'unblocked', 'signed-out', 'company', 'retail'] as const

/** As the staff reads them, on the desk and in refusals. */
export const CUSTOMER_ACTION_TITLES: Readonly<Record<(typeof CUSTOMER_ACTIONS)[number], string>> = {
  blocked: 'Заблокирован',
  unblocked: 'Разблокирован',
  'signed-out': 'Закрыты все сессии',
  company: 'Компания',
  retail: 'Снова розничный покупатель',
}

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

/** A client with the accounts that order for it too. */
const sharedClient = corporateClient
  .extend({ sharedWith: orDefault(z.array(z.object({ id: z.string(), name: z.string() })), []) })
  .meta({ id: 'SharedClient' })

const customer = customerSummary
  .extend({
    isPhoneConfirmed: z.boolean(),
    isEmailConfirmed: z.boolean(),
    /** One of the staff is a customer too. */
    role: z.enum(['admin', 'manager']).nullable(),
    /** Whether this reader may block or unblock: neither the reader's own account nor an administrator's. */
    isBlockable: z.boolean(),
    /** Whether this reader may make a company of the account, and change it. */
    isCompanyEditable: z.boolean(),
    clients: z.array(sharedClient),
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

export const listCompanyManagers = defineOperation({
  ...shared,
  name: 'listCompanyManagers',
  summary: 'People of the shop who look after companies; for administrators',
  path: '/desk/v1/customer/managers',
  body: z.object({}),
  response: z.object({ managers: z.array(manager) }),
  kind: 'read',
  errors: ['forbidden'],
})

const MAX_INN_LENGTH = 12

export const findCompanyClients = defineOperation({
  ...shared,
  name: 'findCompanyClients',
  summary: 'Clients of companies that a legal person with this INN pays for; for administrators',
  path: '/desk/v1/customer/clients',
  body: z.object({ inn: text(MAX_INN_LENGTH) }),
  response: z.object({ clients: z.array(sharedClient) }),
  kind: 'read',
  errors: ['forbidden'],
})

/** Of each kind; a larger company comes from the owner's system. */
export const MAX_PARTIES = 20
const MAX_KPP_LENGTH = 9
const MAX_LATITUDE = 90
const MAX_LONGITUDE = 180

/** Null for a new one. */
const knownId = codeField.nullable()

const companyTerms = z.object({
  clients: z
    .array(
      z.object({
        /** May be that of another account's client, which both share from then on. */
        externalId: knownId,
        name: text(MAX_TITLE_LENGTH),
        address: text(MAX_TITLE_LENGTH),
        /** Latitude, then longitude: without them nothing is brought there. */
        coordinates: z
          .tuple([
            z.number().min(-MAX_LATITUDE).max(MAX_LATITUDE),
            z.number().min(-MAX_LONGITUDE).max(MAX_LONGITUDE),
          ])
          .nullable(),
        contractors: z
          .array(
            z.object({
              externalId: knownId,
              name: text(MAX_TITLE_LENGTH),
              INN: text(MAX_INN_LENGTH),
              KPP: text(MAX_KPP_LENGTH),
            }),
          )
          .max(MAX_PARTIES),
      }),
    )
    .max(MAX_PARTIES),
  managers: z
    .array(
      z.object({
        id: knownId,
        name: text(MAX_NAME_LENGTH),
        position: text(MAX_NAME_LENGTH),
        phone: text(MAX_PHONE_LENGTH),
        email: text(MAX_EMAIL_LENGTH),
      }),
    )
    .max(MAX_PARTIES),
})

export type CompanyTerms = z.infer<typeof companyTerms>

export const saveCompany = defineOperation({
  ...shared,
  name: 'saveCompany',
  summary:
    'Makes a company of an account with its clients, contractors and managers, or a retail customer again. Refused when a colleague has changed the account meanwhile',
  path: '/desk/v1/customer/company',
  body: z.object({
    ...ofCustomer,
    /** The last entry of the log that the author saw; 0 without one. */
    version: int(0, MAX_INT),
    /** Null for a retail customer; clients and managers stay for later. */
    company: companyTerms.nullable(),
  }),
  response: customer,
  kind: 'write',
  errors: ['forbidden', 'notFound', 'conflict', 'validation'],
})
