import * as z from 'zod'
import { defineOperation } from '@/lib/gateway/operation'
import { lines } from './cart-shapes'
import { codeField, int, quantityField, requiredText, text } from '../fields'
import { uploadedFile } from '../files'
import { MAX_COMMENT_LENGTH, MAX_ID_LENGTH, MAX_INT, MAX_PHOTO_BYTES } from '../limits'
import { orderDetail, RETURN_REASONS } from './order-shapes'

export const MAX_RETURN_PHOTOS = 5

// Ours: the specification names no calls for returns. A gateway without them reports no `returnableQuantity`.
const shared = { service: 'orders', method: 'POST', kind: 'write', auth: 'user' } as const

const returnId = int(1, MAX_INT)

export const createReturn = defineOperation({
  ...shared,
  name: 'createReturn',
  summary: 'Requests the return of issued products; the same idempotency key never makes a second request',
  path: '/orders/v1/order/return/create',
  body: z.object({
    idempotencyKey: requiredText(MAX_ID_LENGTH).optional(),
    orderNumber: codeField,
    products: lines(
      z.object({ productExternalId: codeField, quantity: quantityField, reason: z.enum(RETURN_REASONS) }),
    ).min(1),
    comment: text(MAX_COMMENT_LENGTH).default(''),
  }),
  response: orderDetail,
  errors: ['notFound', 'conflict', 'validation', 'rateLimited'],
})

export const withdrawReturn = defineOperation({
  ...shared,
  name: 'withdrawReturn',
  summary: 'Takes back a request for a return that the shop has not accepted',
  path: '/orders/v1/order/return/withdraw',
  body: z.object({ orderNumber: codeField, returnId }),
  response: orderDetail,
  errors: ['notFound', 'conflict'],
})

export const addReturnPhoto = defineOperation({
  ...shared,
  name: 'addReturnPhoto',
  summary: 'Adds a photo to an open request for a return; only the buyer and the staff see it',
  path: '/orders/v1/order/return/photo',
  multipart: true,
  uploadBytes: MAX_PHOTO_BYTES,
  body: z.object({
    orderNumber: codeField,
    /** Digits: a form has no numbers. */
    returnId: z.string().min(1).max(10).regex(/^\d+$/),
    photo: uploadedFile(MAX_PHOTO_BYTES),
  }),
  response: orderDetail,
  errors: ['notFound', 'conflict', 'validation', 'tooLarge', 'rateLimited', 'unavailable'],
})
