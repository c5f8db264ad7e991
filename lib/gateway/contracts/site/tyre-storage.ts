import * as z from 'zod'
import { defineOperation } from '@/lib/gateway/operation'
import { slotDays, timeField, wireDay } from './booking-shapes'
import {
  bodyPaging,
  codeField,
  flag,
  idField,
  optionalText,
  orDefault,
  orNull,
  pagination,
  text,
} from '../fields'
import { LIST_LIMIT, MAX_COMMENT_LENGTH } from '../limits'

const status = z.object({ code: z.string(), title: z.string() })

const storageIssue = z
  .object({
    id: z.string(),
    order_number: z.string(),
    status,
    /** ISO 8601. */
    created_at: z.string(),
    /** DD.MM.YYYY. */
    issue_date: optionalText,
    /** HH:MM. */
    issue_time: optionalText,
    warehouse: optionalText,
    address: optionalText,
    comment: optionalText,
    can_cancel: flag,
  })
  .meta({ id: 'StorageIssue' })

const storageOrder = z
  .object({
    order_number: z.string(),
    title: z.string(),
    status,
    warehouse: optionalText,
    address: optionalText,
    /** ISO 8601. */
    date_from: z.string(),
    date_to: z.string(),
    /** Rubles for the whole term, 0 before it is calculated. */
    price: orDefault(z.number(), 0),
    /** Otherwise the price is a lower bound. */
    is_price_exact: flag,
    is_paid: flag,
    can_issue: flag,
    contract_number: optionalText,
    /** The company of the contract, if any. */
    company: optionalText,
    car: optionalText,
    plate: optionalText,
    wheels: orDefault(z.int(), 0),
    size: optionalText,
    pictures: orDefault(z.array(z.string()), []),
    /** The booked time at which the wheels will be handed out. */
    issue: orNull(storageIssue),
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
    /** Millimetres of tread left, wheel by wheel. */
    treads: orDefault(z.array(z.number()), []),
    has_discs: flag,
    pictures: orDefault(z.array(z.string()), []),
  })
  .meta({ id: 'StorageItem' })

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
      /** Rack and shelf. */
      place: optionalText,
      comment: optionalText,
      history: orDefault(z.array(z.object({ at: z.string(), title: z.string() })), []),
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
    /** The first is that of the wheels. */
    warehouses: z.array(
      z.object({
        code: z.string(),
        title: z.string(),
        address: optionalText,
        phone: optionalText,
        /** HH:MM. */
        work: z.object({ open: z.string(), close: z.string() }),
        /** Whether the wheels are there already. */
        is_own: flag,
      }),
    ),
    /** First days on which the tyres can be handed out, DD.MM.YYYY. */
    dates: z.array(z.string()),
  }),
  kind: 'read',
  auth: 'user',
  errors: ['notFound'],
})

export const listStorageSlots = defineOperation({
  name: 'listStorageSlots',
  service: 'tire_storage',
  summary: 'Days and hours at which stored tyres can be handed out at a warehouse',
  method: 'POST',
  path: '/tire_storage/order-issue/slots',
  body: z.object({ order_number: codeField, warehouse: codeField.optional() }),
  response: z.object({ days: slotDays }),
  kind: 'read',
  auth: 'user',
  errors: ['notFound'],
})

export const createStorageIssue = defineOperation({
  name: 'createStorageIssue',
  service: 'tire_storage',
  summary:
    'Asks to hand stored tyres out; without a warehouse where they lie, without an hour at the first free one',
  method: 'POST',
  path: '/tire_storage/order-issue/create',
  body: z.object({
    order_number: codeField,
    warehouse: codeField.optional(),
    issue_date: wireDay.optional(),
    issue_time: timeField.optional(),
    comment: text(MAX_COMMENT_LENGTH).optional(),
    /** The same key of the same order answers with the same issue; also as the header `Idempotency-Key`. */
    idempotency_key: idField.optional(),
  }),
  response: storageIssue,
  kind: 'write',
  auth: 'user',
  notify: true,
  errors: ['notFound', 'conflict', 'validation'],
})

export const cancelStorageIssue = defineOperation({
  name: 'cancelStorageIssue',
  service: 'tire_storage',
  summary: 'Calls off the hour at which stored tyres were to be handed out',
  method: 'POST',
  path: '/tire_storage/order-issue/cancel',
  body: z.object({ order_number: codeField, id: idField }),
  response: storageIssue,
  kind: 'write',
  auth: 'user',
  notify: true,
  errors: ['notFound', 'conflict'],
})
