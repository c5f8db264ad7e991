import * as z from 'zod'
import { defineOperation } from '@/lib/gateway/operation'
import {
  codeField,
  int,
  orDefault,
  orNull,
  quantityField,
  requiredText,
  supplierIdField,
  text,
} from '../fields'
import { LIST_LIMIT, MAX_COMMENT_LENGTH, MAX_ID_LENGTH, MAX_INT, MAX_LIMIT } from '../limits'
import { binary } from '../files'
import { MAX_DELIVERY_RUBLES } from './delivery'
import { movedLine, MOVES } from '../orders/order-moves'
import { orderDetail, orderLine, orderSummary } from '../orders/order-shapes'

const MAX_SEARCH_LENGTH = 100
const MAX_MOVED_LINES = 500

/** Which orders the list shows: by their status, or all that are not finished, those with an open return, or simply all. */
export const DESK_STATES = [
  'open',
  'accepted',
  'in_work',
  'ready',
  'delivering',
  'returns',
  'closed',
  'all',
] as const
export const DESK_TERMS = ['any', 'today', 'overdue'] as const
export const DESK_PAYMENTS = ['any', 'paid', 'owed', 'on-receipt'] as const

// Calls of the shop's staff: administrators and managers. They are no part of the shoppers' contract (`docs/openapi-desk.json`).
const shared = { service: 'desk', method: 'POST', auth: 'user' } as const

export const listDeskOrders = defineOperation({
  ...shared,
  name: 'listDeskOrders',
  summary: 'Orders of all buyers, newest first, with how many are open in each status',
  path: '/desk/v1/order/list',
  body: z.object({
    /** A part of the number, the phone or the name, or a whole article; at least three characters. */
    search: text(MAX_SEARCH_LENGTH).default(''),
    state: z.enum(DESK_STATES).default('open'),
    shop: supplierIdField.optional(),
    /** By the promised day of products that are still awaited. */
    term: z.enum(DESK_TERMS).default('any'),
    payment: z.enum(DESK_PAYMENTS).default('any'),
    /** Number of the last order of the page before. */
    after: codeField.optional(),
    limit: int(1, MAX_LIMIT).default(LIST_LIMIT),
  }),
  response: z.object({
    orders: z.array(
      orderSummary.extend({
        buyer: z.object({ name: z.string(), phone: z.string() }),
        shop: z.string().nullable(),
      }),
    ),
    /** Open orders that match everything but the state. */
    counts: z.object({
      open: z.int(),
      accepted: z.int(),
      in_work: z.int(),
      ready: z.int(),
      delivering: z.int(),
      /** Orders with a return that waits for the shop. */
      returns: z.int(),
    }),
    shops: z.array(z.object({ id: z.int(), title: z.string() })),
    /** `after` of the next page; null on the last. */
    next: z.string().nullable(),
  }),
  kind: 'read',
  errors: ['forbidden'],
})

export const deskOrder = orderDetail
  .extend({
    /** Grows with every change of the order; a write names the version that its author saw. */
    version: z.int(),
    /** The buyer's page at the desk; null once the account is gone. */
    customerId: orNull(z.string()),
    shop: z.string().nullable(),
    /** Receipts for what was paid before it was handed over: rubles, and how far the till is. */
    receipts: z.array(
      z.object({ amount: z.number(), status: z.enum(['pending', 'done', 'failed', 'unneeded']) }),
    ),
    /** Of a delivery whose price is agreed by phone: rubles once they are named, and what the staff may still do; null for others. */
    agreedDelivery: orNull(
      z.object({ price: z.number().nullable(), isChangeable: z.boolean(), isRemovable: z.boolean() }),
    ),
    products: z.array(
      orderLine.extend({
        moves: z.array(z.enum(MOVES)),
        /** Pieces that the staff may take back, whenever they were issued. */
        acceptableQuantity: z.int(),
        /** What a scanner reads from its packing. */
        barcodes: orDefault(z.array(z.string()), []),
      }),
    ),
    history: z.array(
      z.object({
        at: z.string(),
        title: z.string(),
        /** Who of the staff did it. */
        author: orNull(z.string()),
      }),
    ),
  })
  .meta({ id: 'DeskOrder' })

export const readDeskOrder = defineOperation({
  ...shared,
  name: 'readDeskOrder',
  summary: 'One order with its buyer, the possible moves of each line, and who did what',
  path: '/desk/v1/order/read',
  body: z.object({ orderNumber: codeField }),
  response: deskOrder,
  kind: 'read',
  errors: ['forbidden', 'notFound'],
})

const paper = {
  ...shared,
  body: z.object({ orderNumber: codeField }),
  response: binary,
  kind: 'read',
} as const

export const downloadDeskOrderPdf = defineOperation({
  ...paper,
  name: 'downloadDeskOrderPdf',
  summary: 'Order as a document',
  path: '/desk/v1/order/pdf',
  file: { name: 'order.pdf', contentType: 'application/pdf' },
  errors: ['forbidden', 'notFound', 'unavailable'],
})

export const downloadDeskBillPdf = defineOperation({
  ...paper,
  name: 'downloadDeskBillPdf',
  summary: 'Bill of an order',
  path: '/desk/v1/order/bill',
  file: { name: 'bill.pdf', contentType: 'application/pdf' },
  errors: ['forbidden', 'notFound', 'conflict', 'unavailable'],
})

const change = {
  orderNumber: codeField,
  version: int(0, MAX_INT),
  /** A repeated call with the same key changes nothing. */
  idempotencyKey: requiredText(MAX_ID_LENGTH),
}

export const moveDeskOrder = defineOperation({
  ...shared,
  name: 'moveDeskOrder',
  summary:
    'Moves lines of an order on; what was paid for refused ones is returned. Refused when the order has changed meanwhile',
  path: '/desk/v1/order/move',
  body: z.object({
    ...change,
    products: z.array(movedLine).min(1).max(MAX_MOVED_LINES),
  }),
  response: deskOrder,
  kind: 'write',
  errors: ['forbidden', 'notFound', 'conflict', 'validation'],
})

export const noteDeskOrder = defineOperation({
  ...shared,
  name: 'noteDeskOrder',
  summary: 'Writes to the buyer about an order: an email, and a line of its history',
  path: '/desk/v1/order/note',
  body: z.object({ ...change, text: requiredText(MAX_COMMENT_LENGTH) }).omit({ version: true }),
  response: deskOrder,
  kind: 'write',
  errors: ['forbidden', 'notFound', 'conflict'],
})

export const priceDeskDelivery = defineOperation({
  ...shared,
  name: 'priceDeskDelivery',
  summary:
    "Writes the carrier's price that was agreed by phone into an order, or takes it out while it is not paid. Refused when the order has changed meanwhile",
  path: '/desk/v1/order/delivery',
  body: z.object({
    ...change,
    /** Rubles; null for a price that is to be named again. */
    price: z.number().min(0).max(MAX_DELIVERY_RUBLES).nullable(),
  }),
  response: deskOrder,
  kind: 'write',
  errors: ['forbidden', 'notFound', 'conflict', 'validation'],
})

export const decideDeskReturn = defineOperation({
  ...shared,
  name: 'decideDeskReturn',
  summary: 'Tells the buyer to bring a product, or refuses its return with a reason',
  path: '/desk/v1/order/return/decide',
  body: z.object({
    ...change,
    returnId: int(1, MAX_INT),
    decision: z.enum(['approve', 'refuse']),
    answer: text(MAX_COMMENT_LENGTH).default(''),
  }),
  response: deskOrder,
  kind: 'write',
  errors: ['forbidden', 'notFound', 'conflict', 'validation'],
})

export const acceptDeskReturn = defineOperation({
  ...shared,
  name: 'acceptDeskReturn',
  summary: 'Takes products back: money and bonuses are returned, and what is fit goes back to stock',
  path: '/desk/v1/order/return/accept',
  body: z.object({
    ...change,
    /** Null for products brought without a request. */
    returnId: int(1, MAX_INT).nullable(),
    products: z
      .array(z.object({ productExternalId: codeField, quantity: quantityField, isFit: z.boolean() }))
      .min(1)
      .max(MAX_MOVED_LINES),
    /** Whether the price of the delivery goes back too. */
    withDelivery: z.boolean().default(false),
    answer: text(MAX_COMMENT_LENGTH).default(''),
  }),
  response: deskOrder,
  kind: 'write',
  errors: ['forbidden', 'notFound', 'conflict', 'validation'],
})

export const readDeskReturnPhoto = defineOperation({
  ...shared,
  name: 'readDeskReturnPhoto',
  summary: 'A photo that a buyer added to a return',
  path: '/desk/v1/order/return/photo',
  body: z.object({ photoId: int(1, MAX_INT) }),
  response: binary,
  file: { name: 'photo.jpg', contentType: 'image/jpeg' },
  kind: 'read',
  errors: ['forbidden', 'notFound'],
})
