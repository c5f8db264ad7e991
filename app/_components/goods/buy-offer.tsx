import { AddToCart } from '@/features/cart/components/add-to-cart'
import type { OfferFace } from '@/features/product/model/offer-face'

type Offer = Omit<OfferFace, 'id' | 'seller' | 'canReturn' | 'marks'>
type Part = { brand: string; article: string; title: string; picture: string | null }

/** The button that sells one offer of a part. */
export function BuyOffer({ part, offer, look }: { part: Part; offer: Offer; look: 'row' | 'box' }) {
  if (offer.price <= 0 || offer.quantity <= 0) return null
  const multiplicity = offer.multiplicity ?? 1
  return (
    <AddToCart
      look={look}
      item={{
        ...part,
        supplierId: offer.supplierId,
        ownWarehouse: offer.ownWarehouse,
        price: offer.price,
        oldPrice: offer.pastPrice,
        quantity: multiplicity,
        unit: offer.unit,
        maxQuantity: offer.quantity,
        multiplicity,
        deliveryTime: offer.deliveryTime,
      }}
    />
  )
}
