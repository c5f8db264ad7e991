import type { CatalogReference } from '@/gateway/services/reference/load-catalog-reference'

/** A running promotion. */
export type BonusPromotion = { title: string; sectionId: number; times: number }

/** Promotions running at a moment. */
export function lastingPromotions(
  { promotions }: Pick<CatalogReference, 'promotions'>,
  at: Date,
): BonusPromotion[] {
  return promotions.filter(({ startsAt, endsAt }) => startsAt <= at && endsAt > at)
}

/** The best promotion for products of a section; those of the sections above count too. */
export function promotionOf(
  { sectionById }: Pick<CatalogReference, 'sectionById'>,
  promotions: readonly BonusPromotion[],
  sectionId: number | null,
): BonusPromotion | undefined {
  const path = sectionById.get(sectionId ?? 0)?.path ?? []
  return promotions
    .filter((promotion) => promotion.times > 1 && path.includes(promotion.sectionId))
    .toSorted((a, b) => b.times - a.times)[0]
}
