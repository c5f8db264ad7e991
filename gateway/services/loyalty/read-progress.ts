import type { Viewer } from '@/gateway/core/viewer'
import { nextTierOf, tierOf } from '@/gateway/services/bonuses/tiers'
import { requireBuyer } from '@/gateway/services/cart/read-cart'
import { toRubles } from '@/gateway/services/cards/to-entity'
import type { ServiceDeps } from '@/gateway/services/deps'

/** The user's tier by the purchases of the period, and the purchases needed for the next one. */
export async function readProgress({ db, now }: ServiceDeps, viewer: Viewer) {
  const at = now()
  const { purchases, amountKopecks, periodFrom } = await requireBuyer(db, viewer, at)
  const made = { purchases, amountKopecks }
  const { tier, cashbackPercent } = tierOf(made)
  return {
    tier,
    cashback: cashbackPercent,
    purchases,
    amount: toRubles(amountKopecks),
    periodFrom: periodFrom.toISOString(),
    periodTo: at.toISOString(),
    next: nextTierOf(made),
  }
}
