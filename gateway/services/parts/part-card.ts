import { columnList } from '@/gateway/db/column-list'
import { products } from '@/gateway/db/schema/catalog'

const fields = {
  id: products.id,
  code: products.code,
  brandId: products.brandId,
  sectionId: products.sectionId,
  article: products.article,
  title: products.title,
  pictures: products.pictures,
  quality: products.quality,
  rating: products.rating,
  reviewsCount: products.reviewsCount,
  internetPrice: products.internetPrice,
  bestPrice: products.bestPrice,
  bestSupplierId: products.bestSupplierId,
  bestDeliveryHours: products.bestDeliveryHours,
  bestMultiplicity: products.bestMultiplicity,
  bestQuantity: products.bestQuantity,
  offersCount: products.offersCount,
  hasOwnWarehouse: products.hasOwnWarehouse,
}

/** A part in a list of offers. */
export type PartCard = Pick<typeof products.$inferSelect, keyof typeof fields>

/** Its columns, of a table of products called `p`. */
export const partColumns = columnList(fields, 'p')
