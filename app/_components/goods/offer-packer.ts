import type { OfferFace } from '@/features/product/model/offer-face'
import { createPacker } from '@/lib/packing/create-packer'

/** Rows of the offers table: a search shows some forty of them, as HTML and as data. */
export const offerPacker = createPacker<OfferFace>({
  id: '',
  seller: '',
  price: 0,
  quantity: 0,
  deliveryTime: 0,
  supplierId: null,
  canReturn: false,
  ownWarehouse: false,
  marks: [],
  multiplicity: undefined,
  unit: undefined,
  pastPrice: null,
})
