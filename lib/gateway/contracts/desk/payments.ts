import * as z from 'zod'
import { defineOperation } from '@/lib/gateway/operation'
import { codeField, int, optionalText, orDefault, requiredText, text } from '../fields'
import { MAX_INT, MAX_TITLE_LENGTH } from '../limits'
import { ruleChange } from './rule-change'

const MAX_TRANSPORTS = 100

/** How a way to pay is called, who may choose it, and for which way of receipt. */
export const paymentTerms = z
  .object({
    isForRetail: z.boolean(),
    isForCorporate: z.boolean(),
    isForPickup: z.boolean(),
    isForDelivery: z.boolean(),
    /** Codes of the transports that do not take it. */
    notForTransports: z.array(codeField).max(MAX_TRANSPORTS),
    /** The staff's name of it; null for the usual one. Left out, it stays as it is. */
    shownTitle: requiredText(MAX_TITLE_LENGTH).nullable().optional(),
    /** The line beneath it: null for the usual one, empty for none. Left out, it stays as it is. */
    shownDescription: text(MAX_TITLE_LENGTH).nullable().optional(),
  })
  .meta({ id: 'PaymentTerms' })

export type PaymentTerms = z.infer<typeof paymentTerms>

const paymentRules = z
  .object({
    /** Grows with every change; a write names the version that its author saw. */
    version: z.int(),
    /** Without a payment provider methods on the site are not offered. */
    isPaidOnline: z.boolean(),
    /** Without the seller's bank details no bill is offered. */
    isBilled: orDefault(z.boolean(), true),
    methods: z.array(
      z.object({
        code: z.string(),
        /** As shoppers see it. */
        title: z.string(),
        description: optionalText,
        /** Without the staff's words. */
        usual: z.object({ title: z.string(), description: optionalText }),
        isOnline: z.boolean(),
        terms: paymentTerms,
      }),
    ),
    transports: z.array(z.object({ code: z.string(), title: z.string() })),
    /** The last changes, newest first. */
    log: z.array(ruleChange(z.string(), paymentTerms)),
  })
  .meta({ id: 'PaymentRules' })

const shared = { service: 'desk', method: 'POST', auth: 'user' } as const

export const listPaymentRules = defineOperation({
  ...shared,
  name: 'listPaymentRules',
  summary: 'Ways to pay with their names, whom and what they are offered for, and the log of their changes',
  path: '/desk/v1/payments/list',
  body: z.object({}),
  response: paymentRules,
  kind: 'read',
  errors: ['forbidden'],
})

export const savePaymentRule = defineOperation({
  ...shared,
  name: 'savePaymentRule',
  summary:
    'Changes the name of a way to pay, whom and what it is offered for. Refused when it would leave buyers without any',
  path: '/desk/v1/payments/save',
  body: z.object({ code: codeField, terms: paymentTerms, version: int(0, MAX_INT) }),
  response: paymentRules,
  kind: 'write',
  errors: ['forbidden', 'notFound', 'conflict'],
})
