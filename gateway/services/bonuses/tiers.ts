import type { TIERS } from '@/lib/gateway/contracts/loyalty'

export type Tier = (typeof TIERS)[number]

type Terms = { tier: Tier; cashbackPercent: number; purchases: number; aboveRubles: number }

/** From the highest down; a tier takes the number of purchases and a sum above the bound, both within the period. */
const TIER_TERMS: readonly Terms[] = [
  { tier: 'expert', cashbackPercent: 10, purchases: 6, aboveRubles: 25_000 },
  { tier: 'prof', cashbackPercent: 5, purchases: 3, aboveRubles: 10_000 },
  { tier: 'member', cashbackPercent: 3, purchases: 0, aboveRubles: -1 },
]

const KOPECKS = 100
/** The first tier's share: what anyone may expect before the first purchase. */
export const MEMBER_PERCENT = 3
export const TIER_PERIOD_MONTHS = 6

export type Purchases = { purchases: number; amountKopecks: number }

function holds(terms: Terms, { purchases, amountKopecks }: Purchases) {
  return purchases >= terms.purchases && amountKopecks > terms.aboveRubles * KOPECKS
}

/** Tier of a shopper with these purchases in the period. */
export function tierOf(made: Purchases): { tier: Tier; cashbackPercent: number } {
  const { tier, cashbackPercent } = TIER_TERMS.find((terms) => holds(terms, made)) ?? {
    tier: 'member' as const,
    cashbackPercent: MEMBER_PERCENT,
  }
  return { tier, cashbackPercent }
}

/** What is left to the next tier: purchases, and rubles counted to the first whole ruble above its bound. */
export function nextTierOf(made: Purchases) {
  const at = TIER_TERMS.findIndex((terms) => holds(terms, made))
  const next = TIER_TERMS[at - 1]
  if (!next) return null
  const rubles = made.amountKopecks / KOPECKS
  return {
    tier: next.tier,
    cashback: next.cashbackPercent,
    purchasesLeft: Math.max(0, next.purchases - made.purchases),
    amountLeft: rubles > next.aboveRubles ? 0 : next.aboveRubles + 1 - rubles,
  }
}
