import * as z from 'zod'
import { defineOperation } from '@/lib/gateway/operation'
import {
  bodyPaging,
  codeField,
  int,
  optionalText,
  orDefault,
  orNull,
  pagination,
  priceField,
  quantityField,
  requiredText,
} from './fields'
import { LIST_LIMIT, MAX_CART_LINES, MAX_INT } from './limits'

export const TIERS = ['member', 'prof', 'expert'] as const

const MAX_PROMO_CODE_LENGTH = 64
const promoCode = requiredText(MAX_PROMO_CODE_LENGTH)
const tier = z.enum(TIERS)

const bonusCard = z
  .object({
    /** Null when the user has no card. */
    number: optionalText,
    balance: orDefault(z.number(), 0),
    tier: orNull(tier),
    /** Bonuses that burn next, and when (ISO 8601). */
    expiring: orNull(z.object({ amount: z.number(), at: z.string() })),
  })
  .meta({ id: 'BonusCard' })

const promo = z
  .object({
    promoCode: z.string(),
    title: z.string(),
    description: optionalText,
    bonuses: orDefault(z.number(), 0),
    /** ISO 8601. */
    validUntil: optionalText,
    isApplied: z.boolean(),
  })
  .meta({ id: 'PromoCode' })

export const listBonusOperations = defineOperation({
  name: 'listBonusOperations',
  service: 'loyalty',
  summary: 'Bonuses earned and spent, newest first',
  method: 'POST',
  path: '/loyalty/spa/v2/operation/list',
  body: z.object(bodyPaging(LIST_LIMIT)),
  response: z.object({
    items: z.array(
      z
        .object({
          id: z.string(),
          type: z.enum(['reward', 'writeoff', 'expire', 'promo']),
          title: z.string(),
          /** Negative when bonuses were spent. */
          amount: z.number(),
          orderNumber: optionalText,
          /** ISO 8601. */
          createdAt: z.string(),
        })
        .meta({ id: 'BonusOperation' }),
    ),
    balance: z.number(),
    pagination,
  }),
  kind: 'read',
  auth: 'retail',
})

export const applyPromoCode = defineOperation({
  name: 'applyPromoCode',
  service: 'loyalty',
  summary: 'Credits the bonuses of a promo code or a gift card',
  method: 'POST',
  path: '/loyalty/spa/v2/promocode/apply',
  body: z.object({ promoCode }),
  response: promo.extend({ balance: z.number() }),
  kind: 'write',
  auth: 'retail',
  errors: ['validation', 'conflict', 'rateLimited'],
})

export const readPromoCode = defineOperation({
  name: 'readPromoCode',
  service: 'loyalty',
  summary: 'What a promo code gives',
  method: 'GET',
  path: '/loyalty/spa/v2/promocode/read',
  query: z.object({ promoCode }),
  response: promo,
  kind: 'read',
  errors: ['notFound', 'rateLimited'],
})

export const createBonusCard = defineOperation({
  name: 'createBonusCard',
  service: 'loyalty',
  summary: 'Joins the club',
  method: 'POST',
  path: '/loyalty/spa/v2/card/create',
  response: bonusCard,
  kind: 'write',
  auth: 'retail',
  errors: ['validation', 'conflict'],
})

export const readProgress = defineOperation({
  name: 'readProgress',
  service: 'loyalty',
  summary: 'Tier of the user and what the next one takes',
  method: 'POST',
  path: '/loyalty/spa/v2/progress/read',
  response: z.object({
    tier,
    /** Per cent. */
    cashback: z.number(),
    purchases: z.int(),
    /** Rubles in the period. */
    amount: z.number(),
    /** ISO 8601. */
    periodFrom: z.string(),
    periodTo: z.string(),
    next: orNull(z.object({ tier, cashback: z.number(), purchasesLeft: z.int(), amountLeft: z.number() })),
  }),
  kind: 'read',
  auth: 'retail',
})

export const findBonusCard = defineOperation({
  name: 'findBonusCard',
  service: 'loyalty',
  summary: "The user's bonus card",
  method: 'POST',
  path: '/loyalty/spa/v2/card/find',
  response: bonusCard,
  kind: 'read',
  auth: 'retail',
})

const pricedItem = z.object({
  id: z.union([int(0, MAX_INT), codeField]).optional(),
  price: priceField,
  quantity: quantityField.default(1),
})

export const calculateBonuses = defineOperation({
  name: 'calculateBonuses',
  service: 'loyalty',
  summary: 'Bonuses that goods would earn, in the order of the request',
  method: 'POST',
  path: '/loyalty/spa/v2/card/bonuses/calc',
  body: z.object({ item: z.union([pricedItem, z.array(pricedItem).max(MAX_CART_LINES)]) }),
  response: z.object({
    items: z.array(
      z.object({
        id: orNull(z.union([z.string(), z.number()])),
        price: z.number(),
        bonuses: z.number(),
      }),
    ),
  }),
  kind: 'read',
})
