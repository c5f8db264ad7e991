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
} from '../fields'
import { LIST_LIMIT, MAX_CART_LINES, MAX_INT } from '../limits'

export const TIERS = ['member', 'prof', 'expert'] as const

const MAX_PROMO_CODE_LENGTH = 64
const promoCode = requiredText(MAX_PROMO_CODE_LENGTH)
const tier = z.enum(TIERS)

const bonusCard = z
  .object({
    /** Null when the user has no card. */
    number: optionalText,
    balance: orDefault(z.number(), 0),
    /** Bonuses of orders that have not been issued yet. */
    pending: orDefault(z.number(), 0),
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
    validFrom: optionalText,
    validUntil: optionalText,
    isApplied: z.boolean(),
    appliedAt: optionalText,
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
          /** What is left of a credit, and when that burns; null when it never does or nothing is left. */
          remaining: orDefault(z.number(), 0),
          expiresAt: optionalText,
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

export const listPromoCodes = defineOperation({
  name: 'listPromoCodes',
  service: 'loyalty',
  summary: 'Promo codes that the user may apply, and those applied, newest first',
  method: 'POST',
  path: '/loyalty/spa/v2/promocode/list',
  response: z.object({ active: z.array(promo), used: z.array(promo) }),
  kind: 'read',
  auth: 'retail',
})

export const readClubTerms = defineOperation({
  name: 'readClubTerms',
  service: 'loyalty',
  summary: 'Tiers of the club and what bonuses are worth; an addition of this shop',
  method: 'GET',
  path: '/loyalty/spa/v2/terms',
  response: z.object({
    /** From the lowest up. */
    tiers: z.array(
      z.object({
        tier,
        /** Per cent of the products. */
        cashback: z.number(),
        /** Purchases in the period. */
        purchases: z.int(),
        /** Rubles of products in the period, from which the tier begins. */
        amount: z.number(),
      }),
    ),
    periodMonths: z.int(),
    /** Per cent of the products that bonuses may pay. */
    writeoffPercent: z.number(),
    /** Rubles that a bonus pays. */
    bonusPrice: z.number(),
    /** Days until bonuses burn. */
    bonusDays: z.int(),
  }),
  kind: 'read',
})

export const readCampaign = defineOperation({
  name: 'readCampaign',
  service: 'loyalty',
  summary: 'A promotion that has a page of its own, and whether it lasts; an addition of this shop',
  method: 'GET',
  path: '/loyalty/spa/v2/campaign/read',
  query: z.object({ code: codeField }),
  response: z.object({
    code: z.string(),
    title: z.string(),
    /** How many times the usual bonuses its products earn. */
    times: z.int(),
    /** Its products; null for everything. */
    section: orNull(z.object({ code: z.string(), title: z.string() })),
    /** ISO 8601; the end is exclusive. */
    startsAt: z.string(),
    endsAt: z.string(),
    phase: z.enum(['before', 'during', 'after']),
  }),
  kind: 'read',
  errors: ['notFound'],
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
  summary: "The user's bonus card; one that a till gave to the user's confirmed phone becomes the user's own",
  method: 'POST',
  path: '/loyalty/spa/v2/card/find',
  response: bonusCard,
  kind: 'read',
  auth: 'retail',
})

const pricedItem = z.object({
  /** A line's or a product's own: products that are known earn what a promotion adds. */
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
