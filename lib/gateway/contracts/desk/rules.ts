import * as z from 'zod'
import { defineOperation } from '@/lib/gateway/operation'
import { brandField, codeField, int, supplierIdField } from '../fields'
import { MAX_INT } from '../limits'

/** No dearer product is sold. */
export const MAX_RULE_RUBLES = 20_000_000
/** A thousand percent. */
export const MAX_PERCENT_HUNDREDTHS = 100_000
/** Upwards: to a kopeck, to so many rubles, or to the next sum that ends in 90 rubles. */
export const ROUNDINGS = ['kopeck', '1', '5', '10', '50', '90'] as const

const rubles = int(0, MAX_RULE_RUBLES)

export const markupTerms = z
  .object({
    supplierId: supplierIdField.nullable(),
    /** Any known spelling in a request, the brand's title in an answer. */
    brand: brandField.nullable(),
    /** Code of a section; what lies below it is meant too. */
    section: codeField.nullable(),
    /** Rubles of the list's price: from, and less than. */
    priceFrom: rubles.nullable(),
    priceTo: rubles.nullable(),
    /** Hundredths of a percent. */
    percent: int(0, MAX_PERCENT_HUNDREDTHS),
    /** Rubles that come on top. */
    fixed: rubles,
    rounding: z.enum(ROUNDINGS),
    isOn: z.boolean(),
  })
  .meta({ id: 'MarkupTerms' })

export type MarkupTerms = z.infer<typeof markupTerms>

const change = z.object({ at: z.string(), author: z.string().nullable() })

const markupRules = z
  .object({
    /** Grows with every change of any rule; a write names the version that its author saw. */
    version: z.int(),
    /** The first that fits an offer is the one that counts. */
    rules: z.array(change.extend({ id: z.int(), terms: markupTerms })),
    /** The last changes, newest first. */
    log: z.array(
      change.extend({
        id: z.int(),
        ruleId: z.int(),
        before: markupTerms.nullable(),
        after: markupTerms,
        /** Offers that got another price. */
        offersChanged: z.int(),
      }),
    ),
    suppliers: z.array(z.object({ id: z.int(), title: z.string(), isVendor: z.boolean() })),
    /** In the order of the catalogue; the level indents. */
    sections: z.array(z.object({ code: z.string(), title: z.string(), level: z.int() })),
  })
  .meta({ id: 'MarkupRules' })

const shared = { service: 'desk', method: 'POST', auth: 'user' } as const

// A rule as it is to be: without an id it is a new one.
const requested = z.object({ id: int(1, MAX_INT).nullable(), terms: markupTerms })

export const listMarkupRules = defineOperation({
  ...shared,
  name: 'listMarkupRules',
  summary:
    'Markup rules in the order in which they are asked, and the log of their changes; administrators only',
  path: '/desk/v1/markup/list',
  body: z.object({}),
  response: markupRules,
  kind: 'read',
  errors: ['forbidden'],
})

export const tryMarkupRule = defineOperation({
  ...shared,
  name: 'tryMarkupRule',
  summary: 'What prices would be with a rule as given; changes nothing',
  path: '/desk/v1/markup/try',
  body: requested,
  response: z.object({
    /** Offers whose price the rule would make. */
    matched: z.int(),
    /** Offers that would get another price. */
    changed: z.int(),
    /** Some of these, those of much sold products first. */
    offers: z.array(
      z.object({
        brand: z.string(),
        article: z.string(),
        title: z.string(),
        supplier: z.string(),
        listPrice: z.number(),
        oldPrice: z.number(),
        newPrice: z.number(),
      }),
    ),
  }),
  kind: 'read',
  errors: ['forbidden', 'notFound'],
})

export const saveMarkupRule = defineOperation({
  ...shared,
  name: 'saveMarkupRule',
  summary: 'Adds or changes a rule and prices all offers anew. Refused when any rule has changed meanwhile',
  path: '/desk/v1/markup/save',
  body: requested.extend({ version: int(0, MAX_INT) }),
  response: markupRules,
  kind: 'write',
  errors: ['forbidden', 'notFound', 'conflict'],
})
