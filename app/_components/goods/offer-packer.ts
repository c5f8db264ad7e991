import type { OfferFace } from '@/features/product/model/offer-face'
import { createPacker } from '@/lib/packing/create-packer'
import { flag, listOf, mostly, optional, plain } from '@/lib/packing/field-codecs'

/** Rows of the offers table: a search shows some forty of them, as HTML and as data. */
export const offerPacker = createPacker<OfferFace>({
  id: plain(),
  seller: plain(),
  price: plain(),
  quantity: plain(),
  deliveryTime: plain(),
  supplierId: mostly<number | null>(null),
  canReturn: flag,
  ownWarehouse: flag,
  marks: listOf<string>(),
  multiplicity: optional<number>(),
  pastPrice: mostly<number | null>(null),
})
