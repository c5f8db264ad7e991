import * as z from 'zod'
import { defineOperation } from '@/lib/gateway/operation'
import { MAX_POPULAR } from '../catalog/popular'
import { articleField, codeField, int, optionalText } from '../fields'
import { MAX_INT } from '../limits'

const product = z
  .object({
    /** `00-########`. */
    code: z.string(),
    brand: z.string(),
    article: z.string(),
    title: z.string(),
    /** One that cannot be bought now is left out of the home page. */
    isSold: z.boolean(),
  })
  .meta({ id: 'PopularProduct' })

/** Null where the shop chooses by sales. */
const chosen = z.array(product).nullable()

const popularChoice = z
  .object({
    /** Of the last choice; a write names the version that its author saw. */
    version: z.int(),
    products: chosen,
    /** The last choices, newest first. */
    log: z.array(z.object({ id: z.int(), at: z.string(), author: optionalText, products: chosen })),
  })
  .meta({ id: 'PopularChoice' })

const shared = { service: 'desk', method: 'POST', auth: 'user' } as const

export const readPopularChoice = defineOperation({
  ...shared,
  name: 'readPopularChoice',
  summary: 'What the staff chose for the home page, with the log of choices',
  path: '/desk/v1/popular/read',
  body: z.object({}),
  response: popularChoice,
  kind: 'read',
  errors: ['forbidden'],
})

export const findPopularProducts = defineOperation({
  ...shared,
  name: 'findPopularProducts',
  summary: 'Products of an article, to choose from',
  path: '/desk/v1/popular/find',
  body: z.object({ article: articleField }),
  response: z.object({ products: z.array(product) }),
  kind: 'read',
  errors: ['forbidden'],
})

export const savePopularChoice = defineOperation({
  ...shared,
  name: 'savePopularChoice',
  summary:
    'Chooses products for the home page, or leaves it to the shop. Refused when it was chosen anew meanwhile',
  path: '/desk/v1/popular/save',
  body: z.object({
    version: int(0, MAX_INT),
    codes: z.array(codeField).min(1).max(MAX_POPULAR).nullable(),
  }),
  response: popularChoice,
  kind: 'write',
  errors: ['forbidden', 'conflict', 'validation'],
})
