import type { CardFace, CardSale } from '@/features/product/model/product-card-data'
import { clearTitle } from '@/lib/parts/marked-title'
import type { RequestedItem } from '@/stores/cart/requested-item'

/** The product of a card as it goes into the cart; undefined when it has no offer. */
export function requestedOfCard(
  card: Omit<CardFace, 'properties' | 'fit'> & CardSale,
): RequestedItem | undefined {
  if (card.price === null || card.quantity <= 0) return undefined
  return {
    brand: card.brand,
    article: card.article,
    title: clearTitle(card.markedTitle),
    picture: card.picture,
    price: card.price,
    oldPrice: card.pastPrice,
    quantity: Math.max(card.defaultCount, card.multiplicity),
    unit: card.unit,
    maxQuantity: card.quantity,
    multiplicity: card.multiplicity,
    deliveryTime: card.deliveryTime,
    supplierId: card.supplierId,
    ownWarehouse: card.ownWarehouse,
  }
}
