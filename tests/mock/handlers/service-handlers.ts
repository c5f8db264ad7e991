import { readClubTerms } from '@/lib/gateway/contracts/accounts/loyalty'
import { listServiceSlots } from '@/lib/gateway/contracts/site/autoservice'
import { listStorageSlots } from '@/lib/gateway/contracts/site/tyre-storage'
import type { WireResponseOf } from '@/lib/gateway/operation'
import { daysAhead } from './days-ahead'
import { answer, type ShopHandler } from './shop-handler'

const TERMS: WireResponseOf<typeof readClubTerms> = {
  tiers: [
    { tier: 'member', cashback: 3, purchases: 1, amount: 0 },
    { tier: 'prof', cashback: 5, purchases: 3, amount: 10_001 },
    { tier: 'expert', cashback: 10, purchases: 6, amount: 25_001 },
  ],
  periodMonths: 6,
  writeoffPercent: 50,
  bonusPrice: 1,
  bonusDays: 180,
}
const TIMES = ['10:00', '12:30', '15:00']

/** Answers whose fields only make sense together. */
export const SERVICE_HANDLERS: readonly ShopHandler[] = [
  answer(listServiceSlots, () => ({ days: slotDays() })),
  answer(listStorageSlots, () => ({ days: slotDays() })),
  answer(readClubTerms, () => TERMS),
]

function slotDays() {
  return [1, 2, 3].map((days) => ({
    date: daysAhead(days),
    times: TIMES.map((time) => ({ time, isFree: true })),
  }))
}
