import { plural } from '@/lib/format/plural'
import type { OfferGroup } from './offer'

export const OWN_WAREHOUSE_SELLER = 'Склад и магазины'
export const UNNAMED_SELLER = 'Партнёрский склад'

/** Who sells: the own warehouse with the number of its shops, or the supplier by name. */
export function sellerWords({
  isOwnWarehouse,
  offers,
}: Pick<OfferGroup, 'isOwnWarehouse' | 'offers'>): string {
  const [only] = offers
  if (offers.length > 1) {
    return isOwnWarehouse
      ? `${OWN_WAREHOUSE_SELLER}: ${offers.length}`
      : `${offers.length} ${plural(offers.length, ['склад', 'склада', 'складов'])}`
  }
  return only?.seller ?? (isOwnWarehouse ? OWN_WAREHOUSE_SELLER : UNNAMED_SELLER)
}

export function multiplicityWords(multiplicity: number | null): string | null {
  return multiplicity !== null && multiplicity > 1 ? `Кратно ${multiplicity} шт.` : null
}

/** Whether all of it can be given back. */
export function isReturnable({ offers }: Pick<OfferGroup, 'offers'>): boolean {
  return offers.length > 0 && offers.every((offer) => offer.isReturnable)
}
