import { CLUB_TIERS, clubTier, type ClubTier, type TierCode } from '@/lib/parts/terms/club-tiers'

export type Tier = TierCode

// The first tier is there from the beginning.
const [FIRST] = CLUB_TIERS
const FROM_THE_HIGHEST: readonly ClubTier[] = CLUB_TIERS.toReversed()

const KOPECKS = 100
/** The first tier's share: what a visitor may expect before the first purchase. */
export const MEMBER_PERCENT = clubTier('member').cashbackPercent
export const TIER_PERIOD_MONTHS = 6

export type Purchases = { purchases: number; amountKopecks: number }

/** A sum between two tiers, by its kopecks, belongs to the higher one. */
function holds(tier: ClubTier, { purchases, amountKopecks }: Purchases) {
  if (tier.tier === FIRST.tier) return true
  return purchases >= tier.purchases && amountKopecks > (tier.fromRubles - 1) * KOPECKS
}

/** Tier of a shopper with these purchases in the period. */
export function tierOf(made: Purchases): { tier: Tier; cashbackPercent: number } {
  const { tier, cashbackPercent } = FROM_THE_HIGHEST.find((one) => holds(one, made)) ?? FIRST
  return { tier, cashbackPercent }
}

/** What is left to the next tier: purchases, and rubles counted to the first whole ruble of it. */
export function nextTierOf(made: Purchases) {
  const next = FROM_THE_HIGHEST[FROM_THE_HIGHEST.findIndex((one) => holds(one, made)) - 1]
  if (!next) return null
  const rubles = made.amountKopecks / KOPECKS
  return {
    tier: next.tier,
    cashback: next.cashbackPercent,
    purchasesLeft: Math.max(0, next.purchases - made.purchases),
    amountLeft: rubles > next.fromRubles - 1 ? 0 : next.fromRubles - rubles,
  }
}
