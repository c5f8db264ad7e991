import { describe, expect, it } from 'vitest'
import { bonusesFor, nextFor, readSpending, tierFor } from './estimate'

const terms = {
  tiers: [
    { tier: 'member' as const, cashback: 3, purchases: 0, amount: 0 },
    { tier: 'prof' as const, cashback: 5, purchases: 3, amount: 10_001 },
    { tier: 'expert' as const, cashback: 10, purchases: 6, amount: 25_001 },
  ],
}

describe('the calculator of the club', () => {
  it.each([
    [{ sum: 0, times: 0 }, 'member'],
    [{ sum: 10_000, times: 9 }, 'member'],
    [{ sum: 10_001, times: 2 }, 'member'],
    [{ sum: 10_001, times: 3 }, 'prof'],
    [{ sum: 90_000, times: 5 }, 'prof'],
    [{ sum: 25_001, times: 6 }, 'expert'],
  ])('finds the tier of %j', (spending, tier) => {
    expect(tierFor(terms, spending)?.tier).toBe(tier)
  })

  it('says what is missing to the next tier, and nothing at the highest', () => {
    expect(nextFor(terms, { sum: 9000, times: 1 })).toMatchObject({ sumLeft: 1001, timesLeft: 2 })
    expect(nextFor(terms, { sum: 30_000, times: 7 })).toBeUndefined()
  })

  it('counts whole bonuses', () => {
    expect(bonusesFor(333, 3)).toBe(9)
    expect(bonusesFor(15_000, 5)).toBe(750)
  })

  it.each([
    [
      { sum: '15 000', times: '4' },
      { sum: 15_000, times: 4 },
    ],
    [
      { sum: '15\u00a0000 ₽', times: '0' },
      { sum: 15_000, times: 0 },
    ],
    [{ sum: '-5', times: '4' }, undefined],
    [{ sum: '1e9', times: '4' }, undefined],
    [{ sum: '99999999', times: '4' }, undefined],
    [{ sum: '100' }, undefined],
  ])('reads %j', (query, spending) => {
    expect(readSpending(query)).toEqual(spending)
  })
})
