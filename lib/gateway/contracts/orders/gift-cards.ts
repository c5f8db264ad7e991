import * as z from 'zod'
import { defineOperation } from '@/lib/gateway/operation'
import { emailField, flag, idField, optionalText, requiredText, text } from '../fields'
import { MAX_CODE_LENGTH, MAX_GIFT_WORDS_LENGTH, MAX_ID_LENGTH, MAX_NAME_LENGTH, MAX_PRICE } from '../limits'

// The specification has a page of gift cards and no calls: these are the shop's own.

export const GIFT_DESIGNS = ['road', 'garage', 'snow', 'bow'] as const

/** `paid` waits for its day, `sent` is with its recipient, `cancelled` by its buyer. */
export const GIFT_STATUSES = ['created', 'paid', 'sent', 'cancelled'] as const

const giftCode = requiredText(MAX_ID_LENGTH)
const reference = requiredText(MAX_CODE_LENGTH)

/** Rubles. */
const amount = z.number().min(0).max(MAX_PRICE)

export const readGiftCardTerms = defineOperation({
  name: 'readGiftCardTerms',
  service: 'gift-cards',
  summary: 'Values, bounds and lifetime of gift cards',
  method: 'GET',
  path: '/gift_cards/spa/v1/terms',
  response: z.object({
    nominals: z.array(z.number()),
    minAmount: z.number(),
    maxAmount: z.number(),
    validMonths: z.int(),
    maxDaysAhead: z.int(),
    /** Whether the site takes payments at all. */
    isOnSale: flag,
  }),
  kind: 'read',
})

const giftPurchase = z
  .object({
    /** Its holder may see the purchase. */
    reference: z.string(),
    number: z.string(),
    status: z.enum(GIFT_STATUSES),
    amount: z.number(),
    design: z.enum(GIFT_DESIGNS),
    buyerName: z.string(),
    buyerEmail: z.string(),
    recipientName: z.string(),
    recipientEmail: z.string(),
    words: z.string(),
    /** ISO 8601; null to send it as soon as it is paid. */
    deliverAt: optionalText,
    sentAt: optionalText,
    /** Paid, and nothing was paid with it. */
    canCancel: flag,
    /** The last four signs of the card that was sent. */
    lastFour: optionalText,
    validUntil: optionalText,
  })
  .meta({ id: 'GiftPurchase' })

export const createGiftPurchase = defineOperation({
  name: 'createGiftPurchase',
  service: 'gift-cards',
  summary: 'Orders a gift card and starts its payment; the same idempotency key never orders a second one',
  method: 'POST',
  path: '/gift_cards/spa/v1/purchase/create',
  body: z.object({
    idempotencyKey: idField.optional(),
    amount,
    design: z.enum(GIFT_DESIGNS),
    buyerName: requiredText(MAX_NAME_LENGTH),
    buyerEmail: emailField,
    recipientName: requiredText(MAX_NAME_LENGTH),
    recipientEmail: emailField,
    words: text(MAX_GIFT_WORDS_LENGTH).default(''),
    /** DD.MM.YYYY in Moscow; absent or empty to send it as soon as it is paid. */
    deliverOn: text(10).default(''),
  }),
  response: z.object({ reference: z.string(), number: z.string(), paymentUrl: optionalText }),
  kind: 'write',
  errors: ['validation', 'rateLimited', 'conflict'],
})

export const readGiftPurchase = defineOperation({
  name: 'readGiftPurchase',
  service: 'gift-cards',
  summary: 'How far the purchase of a gift card is, for whoever has its link',
  method: 'POST',
  path: '/gift_cards/spa/v1/purchase/read',
  body: z.object({ reference }),
  response: giftPurchase,
  kind: 'read',
  errors: ['notFound'],
})

export const payGiftPurchase = defineOperation({
  name: 'payGiftPurchase',
  service: 'gift-cards',
  summary: 'Starts the payment of a gift card anew',
  method: 'POST',
  path: '/gift_cards/spa/v1/purchase/pay',
  body: z.object({ reference }),
  response: z.object({
    isPaid: z.boolean(),
    /** Address of the payment; null when it is done. */
    paymentUrl: optionalText,
  }),
  kind: 'write',
  errors: ['notFound', 'conflict'],
})

export const cancelGiftPurchase = defineOperation({
  name: 'cancelGiftPurchase',
  service: 'gift-cards',
  summary: 'Calls a gift card off that nothing was paid with, for whoever has its link; the money goes back',
  method: 'POST',
  path: '/gift_cards/spa/v1/purchase/cancel',
  body: z.object({ reference }),
  response: giftPurchase,
  kind: 'write',
  errors: ['notFound', 'conflict'],
})

export const checkGiftCard = defineOperation({
  name: 'checkGiftCard',
  service: 'gift-cards',
  summary: 'What is left on a gift card, for whoever knows its code',
  method: 'POST',
  path: '/gift_cards/spa/v1/card/check',
  body: z.object({ code: giftCode }),
  response: z.object({
    lastFour: z.string(),
    nominal: z.number(),
    balance: z.number(),
    /** ISO 8601. */
    validUntil: z.string(),
    /** Whether it can pay now. */
    isUsable: flag,
  }),
  // Wrong codes are counted, so none is repeated without the shopper.
  kind: 'write',
  errors: ['notFound', 'rateLimited'],
})

/** Cards that may pay one order together. */
export const MAX_GIFT_CARDS = 5

/** How an order is paid with gift cards. */
export const orderGiftCards = z.object({
  codes: z.array(giftCode).min(1).max(MAX_GIFT_CARDS),
  /** Rubles that the shopper agreed to take from them. */
  amount,
})
