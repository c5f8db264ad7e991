import type { Properties } from '@/gateway/demo/kinds/kind'
import type { DemoOemNumber } from '@/gateway/demo/products/create-oem-number-generator'
import type { DemoOffer } from '@/gateway/demo/products/offers'
import type { DemoReview } from '@/gateway/demo/people/reviews-of'
import type { Slot } from '@/gateway/demo/services/slots-of'
import type { QualityTier } from '@/gateway/db/schema/catalog'

/** A row of `products`, named as the columns are. */
export type ProductRow = {
  id: number
  code: number
  brand_id: number
  section_id: number
  article: string
  article_key: string
  folded_key: string
  title: string
  preview: string
  content: string
  properties: Properties
  option_ids: number[]
  vehicle_ids: number[]
  pictures: string[]
  icons: string[]
  quality: QualityTier
  rating: number
  reviews_count: number
  sales_score: number
  internet_price: number | null
  default_select_count: number
  is_show_analogs: boolean
  is_show_similar: boolean
  created_at: string
  updated_at: string
}

export type DemoProduct = {
  row: ProductRow
  offers: DemoOffer[]
  reviews: DemoReview[]
  /** The slot's numbers; the same objects for every analog. */
  oemNumbers: readonly DemoOemNumber[]
  /** Group of equal products of other makers. */
  crossGroup: number | null
  /** Years of the vehicles that it fits; either end may be open. */
  years: Slot['years']
}
