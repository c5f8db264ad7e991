import type { ClubTerms, Tier } from './club-terms'

const PERCENT = 100
const MAX_SUM = 10_000_000
const MAX_TIMES = 1000

export type Spending = { sum: number; times: number }

export const USUAL_SPENDING: Spending = { sum: 15_000, times: 4 }

/** Whole bonuses that goods of so many rubles earn, as the gateway counts them. */
export function bonusesFor(rubles: number, cashback: number): number {
  return Math.floor((rubles * cashback) / PERCENT)
}

/** The tier of a member who has bought so much and so often in the period. */
export function tierFor({ tiers }: Pick<ClubTerms, 'tiers'>, { sum, times }: Spending): Tier | undefined {
  return tiers.findLast(({ amount, purchases }) => sum >= amount && times >= purchases) ?? tiers[0]
}

/** Purchases missing to the tier above; undefined at the highest. */
export function nextFor({ tiers }: Pick<ClubTerms, 'tiers'>, spending: Spending) {
  const next = tiers[tiers.findIndex((tier) => tier === tierFor({ tiers }, spending)) + 1]
  return (
    next && {
      tier: next,
      sumLeft: Math.max(0, next.amount - spending.sum),
      timesLeft: Math.max(0, next.purchases - spending.times),
    }
  )
}

/** The amount typed into the calculator; undefined for an invalid one. */
export function readSpending(query: {
  sum?: string | undefined
  times?: string | undefined
}): Spending | undefined {
  const sum = toWhole(query.sum)
  const times = toWhole(query.times)
  if (sum === undefined || times === undefined || sum > MAX_SUM || times > MAX_TIMES) return undefined
  return { sum, times }
}

function toWhole(text: string | undefined): number | undefined {
  const digits = text?.replaceAll(/[\s₽]/gu, '')
  return digits !== undefined && /^\d{1,9}$/.test(digits) ? Number(digits) : undefined
}
