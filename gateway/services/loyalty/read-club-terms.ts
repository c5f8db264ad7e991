import { LIFETIME_DAYS } from '@/gateway/services/bonuses/bonus-expiry'
import { KOPECKS_IN_BONUS, MAX_WRITEOFF_PERCENT } from '@/gateway/services/bonuses/order-bonuses'
import { TIER_PERIOD_MONTHS } from '@/gateway/services/bonuses/tiers'
import { toRubles } from '@/gateway/services/cards/to-entity'
import { CLUB_TIERS } from '@/lib/parts/terms/club-tiers'

/** Terms of the club: the same figures that orders are counted by. */
export function readClubTerms() {
  return {
    tiers: CLUB_TIERS.map(({ tier, cashbackPercent, purchases, fromRubles }) => ({
      tier,
      cashback: cashbackPercent,
      purchases,
      amount: fromRubles,
    })),
    periodMonths: TIER_PERIOD_MONTHS,
    writeoffPercent: MAX_WRITEOFF_PERCENT,
    bonusPrice: toRubles(KOPECKS_IN_BONUS),
    bonusDays: LIFETIME_DAYS,
  }
}
