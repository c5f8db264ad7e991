import { allocate } from '@/gateway/services/bonuses/allocate'

/** Share of the products' cost that bonuses may pay. */
export const MAX_WRITEOFF_PERCENT = 50
/** A bonus pays a ruble. */
export const KOPECKS_IN_BONUS = 100
const PERCENT = 100

export type PricedLine = {
  /** Kopecks. */
  price: number
  quantity: number
  /** How many times the usual bonuses it earns; once, unless a promotion says more. */
  bonusTimes?: number
}

/** Whole bonuses that products paid with these kopecks earn. */
export function rewardFor(kopecks: number, cashbackPercent: number) {
  return Math.floor((kopecks * cashbackPercent) / PERCENT / KOPECKS_IN_BONUS)
}

export function goodsTotalOf(lines: readonly PricedLine[]) {
  return lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0)
}

/** Whole bonuses that the line could be paid with altogether. */
function wholeBonusesOf({ price, quantity }: PricedLine) {
  return Math.floor((price * quantity) / KOPECKS_IN_BONUS)
}

/** Most bonuses that may be written off for these products. */
export function maxWriteoff(lines: readonly PricedLine[], balance: number) {
  const allowed = Math.floor((goodsTotalOf(lines) * MAX_WRITEOFF_PERCENT) / PERCENT / KOPECKS_IN_BONUS)
  // A product cheaper than one bonus takes none.
  const taken = lines.reduce((sum, line) => sum + wholeBonusesOf(line), 0)
  return Math.max(0, Math.min(allowed, taken, Math.floor(balance)))
}

export type LineBonuses = {
  /** Kopecks of the whole line that bonuses pay: whole bonuses, so that they can be given back. */
  writeoff: number
  /** Bonuses that the whole line earns. */
  reward: number
}

/** Bonuses of each line when `writeoff` whole bonuses are spent on all of them. */
export function lineBonuses(
  lines: readonly PricedLine[],
  { writeoff, cashbackPercent }: { writeoff: number; cashbackPercent: number },
): LineBonuses[] {
  const shares = allocate(writeoff, lines.map(wholeBonusesOf))
  return lines.map(({ price, quantity, bonusTimes = 1 }, place) => {
    const paid = (shares[place] ?? 0) * KOPECKS_IN_BONUS
    return { writeoff: paid, reward: rewardFor(price * quantity - paid, cashbackPercent) * bonusTimes }
  })
}

export function rewardTotalOf(bonuses: readonly LineBonuses[]) {
  return bonuses.reduce((sum, { reward }) => sum + reward, 0)
}
