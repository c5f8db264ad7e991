import * as z from 'zod'
import { defineOperation } from '@/lib/gateway/operation'
import { codeField, int } from '../fields'
import { MAX_INT } from '../limits'
import { ruleChange } from './rule-change'

const MAX_TRANSPORTS = 100

/** Who may choose a way to pay, and for which way of receipt. */
export const paymentTerms = z
  .object({
    isForRetail: z.boolean(),
    isForCorporate: z.boolean(),
    isForPickup: z.boolean(),
    isForDelivery: z.boolean(),
    /** Codes of the transports that do not take it. */
    notForTransports: z.array(codeField).max(MAX_TRANSPORTS),
  })
  .meta({ id: 'PaymentTerms' })

export type PaymentTerms = z.infer<typeof paymentTerms>

const paymentRules = z
  .object({
    /** Grows with every change; a write names the version that its author saw. */
    version: z.int(),
    /** Without a payment provider methods on the site are not offered. */
    isPaidOnline: z.boolean(),
    methods: z.array(
      z.object({ code: z.string(), title: z.string(), isOnline: z.boolean(), terms: paymentTerms }),
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
  summary: 'Ways to pay with whom and what they are offered for, and the log of their changes',
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
    'Changes whom and what a way to pay is offered for. Refused when it would leave buyers without any',
  path: '/desk/v1/payments/save',
  body: z.object({ code: codeField, terms: paymentTerms, version: int(0, MAX_INT) }),
  response: paymentRules,
  kind: 'write',
  errors: ['forbidden', 'notFound', 'conflict'],
})
