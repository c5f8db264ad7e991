import type { searchParts } from '@/lib/gateway/contracts/search'
import type { ResponseOf } from '@/lib/gateway/operation'
import { stripInternalCode, toInternalCode } from '@/lib/parts/internal-code'
import { hrefs } from '@/lib/routing/hrefs'
import { type OfferGroup, toOfferGroup } from './offer'
import { sortByBest } from './offer-order'
import { type ProductCardData, toPrice } from './product-card-data'

export type PartWithOffers = NonNullable<ResponseOf<typeof searchParts>['part']>

/** A part found by its number, with everything that is offered for it; the catalogue need not hold it. */
export type Part = {
  card: ProductCardData
  /** Best first. */
  offers: OfferGroup[]
  /** Made for the vehicle maker. */
  isOriginal: boolean
}

export function toPart(part: PartWithOffers): Part {
  const internalCode = part.arusCode === null ? null : toInternalCode(part.arusCode)
  return {
    card: {
      internalCode,
      shortCode: stripInternalCode(part.arusCode ?? ''),
      brand: part.brand,
      brandCode: part.brandCode,
      brandExternalId: part.brandExternalId,
      article: part.article,
      title: part.title,
      href: hrefs.product({ internalCode, brand: part.brand, article: part.article }),
      picture: part.pictureUrl[0] ?? null,
      properties: [],
      rating: part.reviewsRating,
      reviewsCount: part.reviewsCount,
      price: toPrice(part.price),
      pastPrice: toPrice(part.oldPrice),
      quantity: part.quantity,
      deliveryTime: part.deliveryTime,
      multiplicity: part.multiplicity,
      defaultCount: 1,
      supplierId: part.supplierId,
      isOwnWarehouse: part.goods.product,
      offersCount: part.offersCount,
      salesScore: 0,
      isFit: null,
    },
    offers: sortByBest(part.offers.map(toOfferGroup)),
    isOriginal: part.isOriginal,
  }
}
