import { sql } from 'drizzle-orm'
import { selectRows, type Database } from '@/gateway/core/database'
import { columnList } from '@/gateway/db/column-list'
import { products } from '@/gateway/db/schema/catalog'
import { isShown } from '@/gateway/services/cards/is-shown'

export const cardFields = {
  id: products.id,
  code: products.code,
  brandId: products.brandId,
  sectionId: products.sectionId,
  article: products.article,
  title: products.title,
  properties: products.properties,
  vehicleIds: products.vehicleIds,
  pictures: products.pictures,
  icons: products.icons,
  quality: products.quality,
  rating: products.rating,
  reviewsCount: products.reviewsCount,
  salesScore: products.salesScore,
  internetPrice: products.internetPrice,
  defaultSelectCount: products.defaultSelectCount,
  minPrice: products.minPrice,
  bestPrice: products.bestPrice,
  bestSupplierId: products.bestSupplierId,
  bestDeliveryHours: products.bestDeliveryHours,
  bestMultiplicity: products.bestMultiplicity,
  bestQuantity: products.bestQuantity,
  offersCount: products.offersCount,
  hasOwnWarehouse: products.hasOwnWarehouse,
}

export type Card = Pick<typeof products.$inferSelect, keyof typeof cardFields>

/** Columns of a card, of a table of products called `p`. */
export const cardColumns = columnList(cardFields, 'p')

/** Products by id, in the order of the ids; unknown and hidden ones are left out. */
export async function loadCards(db: Database, ids: readonly number[]): Promise<Card[]> {
  if (ids.length === 0) return []
  const rows = await selectRows<Card>(
    db,
    sql`select ${cardColumns} from products p where p.id = any(${sql.param([...ids])}::int[]) and ${isShown}`,
  )
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
