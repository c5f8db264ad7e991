import * as z from 'zod'
import { defineOperation } from '@/lib/gateway/operation'
import { binary } from '../files'
import { optionalText, orNull, queryInt } from '../fields'
import { MAX_ID_LENGTH, MAX_LIMIT } from '../limits'
import { orderReturn, orderStatus } from './order-shapes'

const CURSOR = /^\d{1,15}$/

const query = z.object({
  /** ISO 8601: where to begin without a cursor; with neither at the first order. */
  since: z.iso.datetime({ offset: true }).max(MAX_ID_LENGTH).optional(),
  /** `next` of the answer before. */
  cursor: z.string().max(MAX_ID_LENGTH).regex(CURSOR).optional(),
  limit: queryInt(1, MAX_LIMIT).default(MAX_LIMIT),
})

const ownerOrder = z
  .object({
    orderNumber: z.string(),
    /** Grows with every change of the order. */
    version: z.int(),
    createdAt: z.string(),
    changedAt: z.string(),
    status: orderStatus,
    buyer: z.object({
      name: z.string(),
      phone: z.string(),
      email: z.string(),
      isCompany: z.boolean(),
      company: optionalText,
      inn: optionalText,
      kpp: optionalText,
      clientExternalId: optionalText,
      contractorExternalId: optionalText,
    }),
    delivery: z.object({
      title: z.string(),
      isPickup: z.boolean(),
      /** Supplier id of the shop of a pickup. */
      shopId: orNull(z.int()),
      address: optionalText,
      /** YYYY-MM-DD. */
      date: optionalText,
      time: optionalText,
      comment: optionalText,
    }),
    payment: z.object({ code: z.string(), title: z.string(), isOnline: z.boolean() }),
    comment: optionalText,
    /** Rubles: what is left of the products, the part that bonuses pay, the delivery, and the sum to pay. */
    goodsTotal: z.number(),
    writeoffTotal: z.number(),
    deliveryPrice: z.number(),
    total: z.number(),
    /** Rubles that are paid, and the part of them that gift cards paid. */
    paid: z.number(),
    giftPaid: z.number(),
    products: z.array(
      z.object({
        productExternalId: z.string(),
        brand: z.string(),
        article: z.string(),
        title: z.string(),
        supplierId: z.int(),
        supplier: z.string(),
        unit: z.string(),
        /** As ordered; cancelled and returned pieces are a part of it. */
        quantity: z.int(),
        cancelledQuantity: z.int(),
        /** Those of the cancelled pieces that the supplier refused, and why; a line refused whole has the status instead. */
        refusedQuantity: z.int(),
        refusedReason: optionalText,
        returnedQuantity: z.int(),
        price: z.number(),
        /** Rubles of the pieces that are left, without the part that bonuses pay. */
        total: z.number(),
        status: orderStatus,
        statusReason: optionalText,
        statusAt: z.string(),
      }),
    ),
    payments: z.array(
      z.object({
        id: z.string(),
        at: z.string(),
        amount: z.number(),
        status: z.string(),
        provider: z.string(),
      }),
    ),
    refunds: z.array(z.object({ id: z.string(), at: z.string(), amount: z.number(), status: z.string() })),
    returns: z.array(orderReturn),
  })
  .meta({ id: 'OwnerOrder' })

const shared = {
  service: 'orders',
  method: 'GET',
  query,
  kind: 'read',
  auth: 'owner',
  errors: ['unavailable'],
} as const

/** Ours: called by a system of the owner's, not by screens (docs/integration.md). */
export const exportOrders = defineOperation({
  ...shared,
  name: 'exportOrders',
  summary: 'Orders that changed, in the order of their last change, each as it is now',
  path: '/orders/v1/owner/orders',
  response: z.object({
    orders: z.array(ownerOrder),
    /** `cursor` of the next call, also when nothing is left now. */
    next: z.string(),
    hasMore: z.boolean(),
  }),
})

/** Ours, the same for a sheet. */
export const exportOrdersCsv = defineOperation({
  ...shared,
  name: 'exportOrdersCsv',
  summary: 'The same as CSV, a row for each line; the next cursor is in the header x-next-cursor',
  path: '/orders/v1/owner/orders/csv',
  response: binary,
  file: { name: 'orders.csv', contentType: 'text/csv; charset=utf-8' },
})
