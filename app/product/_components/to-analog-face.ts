import type { CardFace, CardSale } from '@/features/product/model/product-card-data'
import type { PartOffers } from '@/features/search/model/part'
import { markTitle } from '@/lib/parts/title-parts'

/** An analog as a card shows it: the terms are those of its best offer. */
export function toAnalogFace(part: PartOffers): CardFace & CardSale {
  const { href, brand, article, title, picture, price, deliveryTime, rating, reviewsCount, unit } = part
  const [best] = part.offers
  return {
    href,
    brand,
    article,
    markedTitle: markTitle(title),
    picture,
    price,
    pastPrice: best?.oldPrice ?? null,
    quantity: best?.quantity ?? 0,
    unit,
    deliveryTime,
    rating,
    reviewsCount,
    supplierId: best?.supplierId ?? null,
    ownWarehouse: best?.goods.product ?? false,
    multiplicity: best?.multiplicity ?? 1,
    defaultCount: 1,
  }
}
