import * as z from 'zod'
import { defineOperation } from '@/lib/gateway/operation'
import { lines } from './cart-shapes'
import { PERSON_CODES } from './checkout-shapes'
import {
  bodyPaging,
  codeField,
  emailField,
  flag,
  optionalText,
  pagination,
  phoneField,
  quantityField,
  requiredText,
  text,
} from '../fields'
import { binary, PDF, XLSX } from '../files'
import { orderGiftCards } from './gift-cards'
import { carNameField } from '../catalog/line-car'
import {
  LIST_LIMIT,
  MAX_COMMENT_LENGTH,
  MAX_EMAIL_LENGTH,
  MAX_ID_LENGTH,
  MAX_NAME_LENGTH,
  MAX_PRICE,
} from '../limits'
import { orderDetail, orderProgress, orderSummary } from './order-shapes'
import { corporateData, orderBasketLine, orderDelivery } from './order-request'

const orderNumber = codeField

export const createOrder = defineOperation({
  name: 'createOrder',
  service: 'orders',
  summary: 'Places an order; the same idempotency key never makes a second one',
  method: 'POST',
  path: '/orders/v2/spa/order/create',
  body: z.object({
    idempotencyKey: requiredText(MAX_ID_LENGTH).optional(),
    name: requiredText(MAX_NAME_LENGTH),
    email: emailField,
    phone: z
      .string()
      .max(11)
      .regex(/^\d{11}$/),
    comment: text(MAX_COMMENT_LENGTH).optional(),
    orderBasket: lines(orderBasketLine).min(1),
    personCode: z.enum(PERSON_CODES),
    delivery: orderDelivery,
    orderPayment: z.object({ paymentExternalId: codeField }),
    invoiceEmail: text(MAX_EMAIL_LENGTH).optional(),
    corporateData: corporateData.optional(),
    writeoffBonuses: z.number().min(0).max(MAX_PRICE).optional(),
    bonusCardNumber: text(MAX_ID_LENGTH).optional(),
    giftCards: orderGiftCards.optional(),
  }),
  response: z.object({
    orderNumber: z.string(),
    totalPrice: z.number(),
    isPayable: flag,
    /** Address of the online payment. */
    paymentUrl: optionalText,
  }),
  kind: 'write',
  auth: 'confirmed',
  errors: ['validation', 'conflict', 'rateLimited'],
})

export const cancelOrderProducts = defineOperation({
  name: 'cancelOrderProducts',
  service: 'orders',
  summary: 'Cancels products of an order; the same idempotency key never cancels more',
  method: 'POST',
  path: '/orders/v3/spa/order/cancel/create',
  body: z.object({
    idempotencyKey: requiredText(MAX_ID_LENGTH).optional(),
    orderNumber,
    products: lines(z.object({ productExternalId: codeField, quantity: quantityField.optional() })).min(1),
    reason: text(MAX_COMMENT_LENGTH).optional(),
  }),
  response: orderDetail,
  kind: 'write',
  auth: 'user',
  notify: true,
  errors: ['notFound', 'conflict', 'rateLimited'],
})

const orderList = {
  service: 'orders',
  method: 'POST',
  body: z.object({
    ...bodyPaging(LIST_LIMIT),
    search: text(MAX_ID_LENGTH).optional(),
    /** Only orders with products for this car of the garage; null: those for which no car was named. */
    car: carNameField.nullable().optional(),
  }),
  response: z.object({ orders: z.array(orderSummary), pagination }),
  kind: 'read',
  auth: 'user',
} as const

export const listOrders = defineOperation({
  ...orderList,
  name: 'listOrders',
  summary: "The user's current orders, newest first",
  path: '/orders/v3/user-order/list',
})

export const listArchivedOrders = defineOperation({
  ...orderList,
  name: 'listArchivedOrders',
  summary: "The user's finished orders, newest first",
  path: '/orders/v3/user-order/archive/list',
})

const orderRead = {
  service: 'orders',
  method: 'POST',
  body: z.object({ orderNumber }),
  response: orderDetail,
  kind: 'read',
  auth: 'user',
  errors: ['notFound'],
} as const

export const readOrder = defineOperation({
  ...orderRead,
  name: 'readOrder',
  summary: 'One order of the user',
  path: '/orders/v3/user-order/read',
})

export const readArchivedOrder = defineOperation({
  ...orderRead,
  name: 'readArchivedOrder',
  summary: 'One finished order of the user',
  path: '/orders/v3/user-order/archive/read',
})

const download = {
  service: 'orders',
  method: 'POST',
  body: z.object({
    orderNumber,
    /** Prices with the corporate markup. */
    useMarkup: z.boolean().default(false),
  }),
  response: binary,
  kind: 'read',
  auth: 'user',
  notify: true,
  errors: ['notFound', 'unavailable'],
} as const

export const downloadOrderExcel = defineOperation({
  ...download,
  name: 'downloadOrderExcel',
  summary: 'Order as a spreadsheet',
  path: '/orders/v3/user-order/download/excel',
  file: { name: 'order.xlsx', contentType: XLSX },
})

export const downloadOrderPdf = defineOperation({
  ...download,
  name: 'downloadOrderPdf',
  summary: 'Order as a document',
  path: '/orders/v3/user-order/download/pdf',
  file: { name: 'order.pdf', contentType: PDF },
})

export const downloadBillPdf = defineOperation({
  ...download,
  name: 'downloadBillPdf',
  summary: 'Bill of an order',
  path: '/orders/v3/user-order/download/bill/pdf',
  file: { name: 'bill.pdf', contentType: PDF },
})

export const downloadReceiptPdf = defineOperation({
  ...download,
  name: 'downloadReceiptPdf',
  summary: 'What the receipts of an order hold, once it was paid online; offered where `hasReceipt` says so',
  path: '/orders/v3/user-order/download/receipt/pdf',
  file: { name: 'receipt.pdf', contentType: PDF },
})

export const downloadArchiveExcel = defineOperation({
  ...download,
  name: 'downloadArchiveExcel',
  summary: 'Finished order as a spreadsheet',
  path: '/orders/v3/user-order/archive/download/excel',
  file: { name: 'archive.xlsx', contentType: XLSX },
})

export const payOrder = defineOperation({
  name: 'payOrder',
  service: 'orders',
  summary: 'Starts the online payment of an order',
  method: 'POST',
  path: '/orders/v1/order/pay',
  body: z.object({ orderNumber }),
  response: z.object({
    orderNumber: z.string(),
    isPaid: z.boolean(),
    /** Address of the payment; null when it is done. */
    paymentUrl: optionalText,
  }),
  kind: 'write',
  auth: 'user',
  notify: true,
  errors: ['notFound', 'conflict'],
})

export const changeOrderPayment = defineOperation({
  name: 'changeOrderPayment',
  service: 'orders',
  summary: 'Another way to pay an order whose payment is open; a payment begun before is abandoned',
  method: 'POST',
  path: '/orders/v1/order/payment',
  body: z.object({ orderNumber, paymentExternalId: codeField }),
  response: orderDetail,
  kind: 'write',
  auth: 'user',
  errors: ['notFound', 'conflict'],
})

export const lookUpOrder = defineOperation({
  name: 'lookUpOrder',
  service: 'orders',
  summary: 'Where an order stands, for whoever knows its number and the phone of its buyer',
  method: 'POST',
  path: '/orders/v1/order/look-up',
  body: z.object({ orderNumber, phone: phoneField }),
  response: orderProgress,
  // Tries are counted, so none is repeated without the shopper.
  kind: 'write',
  errors: ['notFound', 'rateLimited'],
})
