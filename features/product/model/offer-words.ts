import { formatPercent } from '@/lib/format/format-percent'
import { plural } from '@/lib/format/plural'
import { PIECES } from '@/lib/parts/terms/pieces'
import type { OfferGroup } from './offer'

export const OWN_WAREHOUSE_SELLER = 'Склад и магазины'
export const UNNAMED_SELLER = 'Партнёрский склад'

/** Who sells: the own warehouse with the number of its shops, or the supplier by name. */
export function sellerWords({ ownWarehouse, offers }: Pick<OfferGroup, 'ownWarehouse' | 'offers'>): string {
  const [only] = offers
  if (offers.length > 1) {
    return ownWarehouse
      ? `${OWN_WAREHOUSE_SELLER}: ${offers.length}`
      : `${offers.length} ${plural(offers.length, ['склад', 'склада', 'складов'])}`
  }
  return only?.seller ?? (ownWarehouse ? OWN_WAREHOUSE_SELLER : UNNAMED_SELLER)
}

type Sold = { multiplicity?: number | undefined; unit?: string }

export function multiplicityWords({ multiplicity = 1, unit = PIECES }: Sold): string | null {
  return multiplicity > 1 ? `Кратно ${multiplicity} ${unit}` : null
}

/** Whether all of it can be given back. */
export function isReturnable({ offers }: Pick<OfferGroup, 'offers'>): boolean {
  return offers.length > 0 && offers.every((offer) => offer.returnable)
}

/** «в срок 97 %» of a seller whose punctuality is known. */
export function inTimeWords({ offers }: Pick<OfferGroup, 'offers'>): string | null {
  const [only, ...others] = offers
  if (only?.inTimePercent === undefined || others.length > 0) return null
  return `в срок ${formatPercent(only.inTimePercent)}`
}
