/** A tier takes both: the number of purchases and their sum, within half a year. */
export const CLUB_TIERS = [
  {
    tier: 'member',
    title: 'Участник',
    cashbackPercent: 3,
    purchases: 1,
    fromRubles: 0,
    terms: 'От 1 покупки на сумму до 10 000 ₽ за полгода',
  },
  {
    tier: 'prof',
    title: 'Профи',
    cashbackPercent: 5,
    purchases: 3,
    fromRubles: 10_001,
    terms: 'От 3 покупок на сумму от 10 001 ₽ за полгода',
  },
  {
    tier: 'expert',
    title: 'Эксперт',
    cashbackPercent: 10,
    purchases: 6,
    fromRubles: 25_001,
    terms: 'От 6 покупок на сумму от 25 001 ₽ за полгода',
  },
] as const

export type ClubTier = (typeof CLUB_TIERS)[number]
export type TierCode = ClubTier['tier']

export function clubTier(code: TierCode): ClubTier {
  return CLUB_TIERS.find(({ tier }) => tier === code) ?? CLUB_TIERS[0]
}

/**
 * Two numbers that the specification of the club sets down without saying what they count; nothing reads them.
 * @public
 */
export const CLUB_NUMBERS = { first: 15, second: 3 } as const
