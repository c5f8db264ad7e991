import { expect, it } from 'vitest'
import { nextTierOf, tierOf } from '@/gateway/services/bonuses/tiers'

it.each([
  [0, 0, 'member', 3],
  [1, 50_000, 'member', 3],
  [3, 10_000, 'member', 3],
  [3, 10_000.5, 'prof', 5],
  [2, 10_001, 'member', 3],
  [3, 10_001, 'prof', 5],
  [6, 25_000, 'prof', 5],
  [5, 25_001, 'prof', 5],
  [6, 25_001, 'expert', 10],
  [60, 1_000_000, 'expert', 10],
])('%i purchases for %f rubles make a %s with %i per cent', (purchases, rubles, tier, cashbackPercent) => {
  expect(tierOf({ purchases, amountKopecks: rubles * 100 })).toEqual({ tier, cashbackPercent })
})

it.each([
  [0, 0, { tier: 'prof', cashback: 5, purchasesLeft: 3, amountLeft: 10_001 }],
  [5, 4000, { tier: 'prof', cashback: 5, purchasesLeft: 0, amountLeft: 6001 }],
  [1, 50_000, { tier: 'prof', cashback: 5, purchasesLeft: 2, amountLeft: 0 }],
  [3, 20_000.5, { tier: 'expert', cashback: 10, purchasesLeft: 3, amountLeft: 5000.5 }],
  [6, 30_000, null],
])('%i purchases for %f rubles leave %j', (purchases, rubles, next) => {
  expect(nextTierOf({ purchases, amountKopecks: rubles * 100 })).toEqual(next)
})
