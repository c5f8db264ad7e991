import { createPacker } from '@/lib/packing/create-packer'
import type { CardFace, CardSale } from './product-card-data'

type Card = CardFace & CardSale
/** Can be read off the markup of a card as they were. */
type Seen = 'brand' | 'article' | 'markedTitle' | 'href' | 'properties'

/** The picture cannot be read off a brief card. */
const UNSEEN = {
  price: null,
  quantity: 0,
  unit: undefined,
  deliveryTime: 0,
  supplierId: null,
  rating: 0,
  reviewsCount: 0,
  pastPrice: null,
  ownWarehouse: false,
  multiplicity: 1,
  defaultCount: 1,
  fit: null,
  picture: null,
} as const

/** A router gets up to 58 of them. */
export const cardPacker = createPacker<Card>({
  brand: '',
  article: '',
  markedTitle: '',
  href: '',
  properties: '',
  ...UNSEEN,
})

export const unseenPacker = createPacker<Omit<Card, Seen>>(UNSEEN)
