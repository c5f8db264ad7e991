import * as z from 'zod'
import { defineOperation } from '@/lib/gateway/operation'
import { lines } from './cart-shapes'
import { codeField, flag, quantityField, requiredText, text } from '../fields'
import { MAX_COMMENT_LENGTH, MAX_ID_LENGTH } from '../limits'

const MAX_MARK_CODES = 1000
import { orderStatus } from './order-shapes'

/** States of products reported by a warehouse: they are taken up, wait in the shop, are on their way, were handed over, will not come. */
export const MOVES = ['in_work', 'ready', 'delivering', 'issued', 'refused'] as const

/** Codes of «Честный знак», one for each piece of a line that is handed over. */
const markCodes = z.array(requiredText(MAX_ID_LENGTH)).max(MAX_MARK_CODES).optional()

const moved = { status: z.enum(MOVES), reason: text(MAX_COMMENT_LENGTH).optional() }

/** One line of a move; `quantity` refuses so many of its pieces and leaves the rest as it is. */
export const movedLine = z
  .object({ productExternalId: codeField, ...moved, quantity: quantityField.optional(), markCodes })
  .refine(({ status, quantity }) => quantity === undefined || status === 'refused', {
    error: 'Частью бывает только отказ',
    path: ['quantity'],
  })

/** Ours: called by a system of the owner's, not by screens (docs/integration.md). */
export const moveOrder = defineOperation({
  name: 'moveOrder',
  service: 'orders',
  summary: "Moves an order on, as the owner's warehouse says; the same idempotency key never moves it twice",
  method: 'POST',
  path: '/orders/v1/owner/order/move',
  body: z
    .object({
      idempotencyKey: requiredText(MAX_ID_LENGTH).optional(),
      orderNumber: codeField,
      /** Of all lines that are not finished. */
      status: moved.status.optional(),
      reason: moved.reason,
      /** Of some of the lines. */
      products: lines(movedLine).min(1).optional(),
    })
    .refine(({ status, products }) => (status === undefined) !== (products === undefined), {
      error: 'Укажите либо status заказа, либо products',
      path: ['status'],
    }),
  response: z.object({
    orderNumber: z.string(),
    /** False when everything had these statuses already. */
    isChanged: flag,
    status: orderStatus,
    products: z.array(z.object({ productExternalId: z.string(), status: orderStatus })),
  }),
  kind: 'write',
  auth: 'owner',
  errors: ['notFound', 'conflict'],
})
