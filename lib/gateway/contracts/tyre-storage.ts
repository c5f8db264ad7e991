import * as z from 'zod'
import { defineOperation } from '@/lib/gateway/operation'
import { bodyPaging, codeField, flag, optionalText, orDefault, pagination, text } from './fields'
import { LIST_LIMIT, MAX_COMMENT_LENGTH } from './limits'

const storageOrder = z
  .object({
    order_number: z.string(),
    title: z.string(),
    status: z.object({ code: z.string(), title: z.string() }),
    warehouse: optionalText,
    address: optionalText,
    /** ISO 8601. */
    date_from: z.string(),
    date_to: z.string(),
    price: orDefault(z.number(), 0),
    can_issue: flag,
  })
  .meta({ id: 'StorageOrder' })

const storageItem = z
  .object({
    title: z.string(),
    brand: optionalText,
    size: optionalText,
    season: optionalText,
    quantity: z.int(),
    wear: optionalText,
    has_discs: flag,
    pictures: orDefault(z.array(z.string()), []),
  })
  .meta({ id: 'StorageItem' })

const storageIssue = z
  .object({
    id: z.string(),
    order_number: z.string(),
    status: z.object({ code: z.string(), title: z.string() }),
    /** ISO 8601. */
    created_at: z.string(),
    /** DD.MM.YYYY. */
    issue_date: optionalText,
    warehouse: optionalText,
    comment: optionalText,
  })
  .meta({ id: 'StorageIssue' })

export const listStorageOrders = defineOperation({
  name: 'listStorageOrders',
  service: 'tire_storage',
  summary: "The user's tyre storage orders",
  method: 'POST',
  path: '/tire_storage/order/list',
  body: z.object(bodyPaging(LIST_LIMIT)),
  response: z.object({ orders: z.array(storageOrder), pagination }),
  kind: 'read',
  auth: 'user',
})

export const readStorageOrder = defineOperation({
  name: 'readStorageOrder',
  service: 'tire_storage',
  summary: 'One tyre storage order with what is stored',
  method: 'POST',
  path: '/tire_storage/order/read',
  body: z.object({ order_number: codeField }),
  response: storageOrder
    .extend({
      items: z.array(storageItem),
      contract_number: optionalText,
      car: optionalText,
      comment: optionalText,
    })
    .meta({ id: 'StorageOrderDetail' }),
  kind: 'read',
  auth: 'user',
  errors: ['notFound'],
})

export const listStorageIssues = defineOperation({
  name: 'listStorageIssues',
  service: 'tire_storage',
  summary: 'Requests to hand stored tyres out, with the warehouses that can do it',
  method: 'POST',
  path: '/tire_storage/warehouse-issue/list',
  body: z.object({ order_number: codeField }),
  response: z.object({
    issues: z.array(storageIssue),
    warehouses: z.array(z.object({ code: z.string(), title: z.string(), address: optionalText })),
    /** First days on which the tyres can be handed out, DD.MM.YYYY. */
    dates: z.array(z.string()),
  }),
  kind: 'read',
  auth: 'user',
  errors: ['notFound'],
})

export const createStorageIssue = defineOperation({
  name: 'createStorageIssue',
  service: 'tire_storage',
  summary: 'Asks to hand stored tyres out',
  method: 'POST',
  path: '/tire_storage/order-issue/create',
  body: z.object({
    order_number: codeField,
    warehouse: codeField.optional(),
    /** DD.MM.YYYY. */
    issue_date: z
      .string()
      .max(10)
      .regex(/^\d{2}\.\d{2}\.\d{4}$/)
      .optional(),
    comment: text(MAX_COMMENT_LENGTH).optional(),
  }),
  response: storageIssue,
  kind: 'write',
  auth: 'user',
  notify: true,
  errors: ['notFound', 'conflict'],
})
