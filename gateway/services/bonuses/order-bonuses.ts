import { shareOut } from '@/gateway/services/bonuses/share-out'

/** Share of the goods that bonuses may pay. */
export const MAX_WRITEOFF_PERCENT = 50
/** A bonus pays a ruble. */
export const KOPECKS_IN_BONUS = 100
const PERCENT = 100

export type PricedLine = {
  /** Kopecks. */
  price: number
  quantity: number
}

/** Whole bonuses that goods paid with these kopecks earn. */
export function rewardFor(kopecks: number, cashbackPercent: number) {
  return Math.floor((kopecks * cashbackPercent) / PERCENT / KOPECKS_IN_BONUS)
}

export function goodsTotalOf(lines: readonly PricedLine[]) {
  return lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0)
}

/** Most bonuses that may be written off for goods of this cost. */
export function maxWriteoff(goodsKopecks: number, balance: number) {
  const allowed = Math.floor((goodsKopecks * MAX_WRITEOFF_PERCENT) / PERCENT / KOPECKS_IN_BONUS)
  return Math.max(0, Math.min(allowed, Math.floor(balance)))
}

export type LineBonuses = {
  /** Kopecks of the whole line that bonuses pay. */
  writeoff: number
  /** Bonuses that the whole line earns. */
  reward: number
}

/** Bonuses of each line when `writeoff` whole bonuses are spent on all of them. */
export function lineBonuses(
  lines: readonly PricedLine[],
  { writeoff, cashbackPercent }: { writeoff: number; cashbackPercent: number },
): LineBonuses[] {
  const costs = lines.map(({ price, quantity }) => price * quantity)
  const shares = shareOut(writeoff * KOPECKS_IN_BONUS, costs)
  return costs.map((cost, place) => {
    const share = shares[place] ?? 0
    return { writeoff: share, reward: rewardFor(cost - share, cashbackPercent) }
  })
}

export function rewardTotalOf(bonuses: readonly LineBonuses[]) {
  return bonuses.reduce((sum, { reward }) => sum + reward, 0)
}
