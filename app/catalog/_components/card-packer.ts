import type { ProductCardData, CardFace, CardSale } from '@/features/product/model/product-card-data'
import type { SpecRow } from '@/features/product/model/to-spec-rows'
import { createPacker } from '@/lib/packing/create-packer'
import { after, flag, mostly, plain, rowsOf } from '@/lib/packing/field-codecs'

type Property = Pick<SpecRow, 'title' | 'value'>
type ListedCard = CardFace & CardSale & { properties: SpecRow[]; fit: ProductCardData['fit'] }

const properties = rowsOf(createPacker<Property>({ title: plain(), value: plain() }))

/** What a card of the listing shows: a page holds 58 of them twice, as HTML and as data. */
export const cardPacker = createPacker<ListedCard>({
  // The address is only the part that differs.
  href: after('/product/'),
  brand: plain(),
  article: plain(),
  markedTitle: plain(),
  price: mostly<number | null>(null),
  quantity: plain(),
  deliveryTime: plain(),
  picture: mostly<string | null>(null),
  properties: {
    pack: properties.pack,
    // Nothing tells two properties of one card apart but their titles.
    unpack: (packed) => properties.unpack(packed).map((property) => ({ code: property.title, ...property })),
  },
  supplierId: mostly<number | null>(null),
  rating: mostly<number>(0),
  reviewsCount: mostly<number>(0),
  pastPrice: mostly<number | null>(null),
  ownWarehouse: flag,
  multiplicity: mostly<number>(1),
  defaultCount: mostly<number>(1),
  fit: mostly<ProductCardData['fit']>(null),
})
