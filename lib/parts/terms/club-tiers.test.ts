import { expect, it } from 'vitest'
import { TIERS } from '@/lib/gateway/contracts/accounts/loyalty'
import { CLUB_NUMBERS, CLUB_TIERS, clubTier } from './club-tiers'

it.each([
  ['member', 3, 1, 0, 'до 10 000 ₽'],
  ['prof', 5, 3, 10_001, 'от 10 001 ₽'],
  ['expert', 10, 6, 25_001, 'от 25 001 ₽'],
] as const)(
  '%s gives %d per cent from %d purchases and %d rubles',
  (code, cashbackPercent, purchases, fromRubles, sum) => {
    const tier = clubTier(code)
    expect(tier).toMatchObject({ cashbackPercent, purchases, fromRubles })
    expect(tier.terms.replaceAll('\u00a0', ' ')).toContain(sum)
  },
)

it('knows the tiers of the gateway in their order', () => {
  expect(CLUB_TIERS.map(({ tier }) => tier)).toEqual(TIERS)
})

it('keeps the two numbers of the club that nobody explains', () => {
  expect(CLUB_NUMBERS).toEqual({ first: 15, second: 3 })
})
