import type { ProductCardData } from '@/features/product/model/product-card-data'
import type { PartOffers } from '@/features/search/model/part'
import { stripInternalCode } from '@/lib/parts/internal-code'

/** An analog as a card shows it: the terms are those of its best offer. */
export function toAnalogCard(part: PartOffers): ProductCardData {
  const [best] = part.offers
  return {
    internalCode: part.internalCode,
    shortCode: stripInternalCode(part.internalCode ?? ''),
    brand: part.brand,
    brandCode: null,
    brandExternalId: part.brandExternalId,
    article: part.article,
    title: part.title,
    href: part.href,
    picture: part.picture,
    properties: [],
    rating: part.rating,
    reviewsCount: part.reviewsCount,
    price: part.price,
    pastPrice: best?.oldPrice ?? null,
    quantity: best?.quantity ?? 0,
    deliveryTime: part.deliveryTime,
    multiplicity: best?.multiplicity ?? 1,
    defaultCount: 1,
    supplierId: best?.supplierId ?? null,
    ownWarehouse: best?.goods.product ?? false,
    offersCount: part.offers.length,
    salesScore: 0,
    isFit: null,
  }
}
