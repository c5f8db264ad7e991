import type * as z from 'zod'
import {
  goodsTotalOf,
  lineBonuses,
  rewardTotalOf,
  KOPECKS_IN_BONUS,
  type PricedLine,
} from '@/gateway/services/bonuses/order-bonuses'
import { toRubles } from '@/gateway/services/cards/to-entity'
import type { orderTotal } from '@/lib/gateway/contracts/orders/checkout-shapes'

export type WireTotal = z.input<typeof orderTotal>

/** Totals of products, in rubles and bonuses: what they earn as they are, and when bonuses pay a part. */
export function toGoodsTotal(
  lines: readonly PricedLine[],
  { writeoff, cashbackPercent }: { writeoff: number; cashbackPercent: number },
): WireTotal {
  const goods = goodsTotalOf(lines)
  return {
    totalPrice: toRubles(goods),
    totalPriceDiscount: toRubles(goods - writeoff * KOPECKS_IN_BONUS),
    totalWriteoff: writeoff,
    totalReward: rewardTotalOf(lineBonuses(lines, { writeoff: 0, cashbackPercent })),
    totalRewardDiscount: rewardTotalOf(lineBonuses(lines, { writeoff, cashbackPercent })),
  }
}
