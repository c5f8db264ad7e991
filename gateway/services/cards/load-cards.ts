import { sql, type SQL } from 'drizzle-orm'
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

const judgedFields = {
  id: products.id,
  code: products.code,
  sectionId: products.sectionId,
  properties: products.properties,
  vehicleIds: products.vehicleIds,
}

export type Card = Pick<typeof products.$inferSelect, keyof typeof cardFields>

/** What says whether a product fits a car. A product may name hundreds of cars, which lists of products have no use for. */
export type JudgedCard = Pick<typeof products.$inferSelect, keyof typeof judgedFields>

/** Columns of a card, of a table of products called `p`. */
export const cardColumns = columnList(cardFields, 'p')
const judgedColumns = columnList(judgedFields, 'p')

/** Products by id, in the order of the ids; unknown and hidden ones are left out. */
export async function loadCards(db: Database, ids: readonly number[]): Promise<Card[]> {
  return loadColumns<Card>(db, ids, cardColumns)
}

/** The same of what is judged. */
export async function loadJudgedCards(db: Database, ids: readonly number[]): Promise<JudgedCard[]> {
  return loadColumns<JudgedCard>(db, ids, judgedColumns)
}

async function loadColumns<Row extends { id: number }>(
  db: Database,
  ids: readonly number[],
  columns: SQL,
): Promise<Row[]> {
  if (ids.length === 0) return []
  const rows = await selectRows<Row>(
    db,
    sql`select ${columns} from products p where p.id = any(${sql.param([...ids])}::int[]) and ${isShown}`,
  )
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
