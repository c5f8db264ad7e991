import { sql, type SQL } from 'drizzle-orm'
import { selectRows, type Database } from '@/gateway/core/database'
import { columnList } from '@/gateway/db/column-list'
import { products } from '@/gateway/db/schema/catalog'
import { isShown } from '@/gateway/services/cards/is-shown'
import { cardFields, type Card } from '@/gateway/services/cards/load-cards'
import { resolveBrand } from '@/gateway/services/reference/resolve-brand'
import { codeNumberOf } from '@/gateway/services/cards/to-entity'
import type { CatalogReference } from '@/gateway/services/reference/load-catalog-reference'
import { articleKey } from '@/lib/parts/keys'
import { lookUpKeys } from '@/lib/parts/number/article-spellings'
import { parseProductSegment } from '@/lib/parts/number/parse-product-segment'
import { encodeUriPart } from '@/lib/parts/uri'

const fields = {
  vehicleIds: products.vehicleIds,
  preview: products.preview,
  content: products.content,
  optionIds: products.optionIds,
  isShowAnalogs: products.isShowAnalogs,
  isShowSimilar: products.isShowSimilar,
  similarOperation: products.similarOperation,
  minPrice: products.minPrice,
  maxPrice: products.maxPrice,
  minDeliveryHours: products.minDeliveryHours,
  totalQuantity: products.totalQuantity,
  questionsCount: products.questionsCount,
}

export type ProductRow = Card &
  Pick<typeof products.$inferSelect, keyof typeof fields> & { updatedAt: string }

/** Columns of a product's own facts, of a table of products called `p`. */
export const productColumns = columnList({ ...cardFields, ...fields, updatedAt: products.updatedAt }, 'p')

/** Queries for the product, the likeliest first. */
function conditionsOf(reference: CatalogReference, segment: string): SQL[] {
  const parsed = parseProductSegment(encodeUriPart(segment))
  if (!parsed) return []
  if (parsed.kind === 'code') {
    const code = codeNumberOf(parsed.internalCode)
    return code === undefined ? [] : [sql`p.code = ${code}`]
  }
  const named = parsed.pairs.flatMap(({ brand: spelling, article }) => {
    const brand = resolveBrand(reference, spelling)
    return brand ? [{ isOfBrand: sql`p.brand_id = ${brand.id}`, article }] : []
  })
  return [
    ...named.map(({ isOfBrand, article }) => sql`${isOfBrand} and p.article_key = ${articleKey(article)}`),
    ...named.flatMap(({ isOfBrand, article }) =>
      lookUpKeys(article).map((key) => sql`${isOfBrand} and p.folded_key = ${key}`),
    ),
  ]
}

/**
 * The product that a decoded `/product/` segment names: an internal code, or brand and article. `columns` are those of the row,
 * of a table of products called `p`.
 */
export async function findProduct<Row extends Record<string, unknown>>(
  db: Database,
  reference: CatalogReference,
  segment: string,
  columns: SQL,
): Promise<Row | undefined> {
  for (const isRequested of conditionsOf(reference, segment)) {
    const [row] = await selectRows<Row>(
      db,
      sql`select ${columns} from products p where ${isRequested} and ${isShown}
        order by p.sales_score desc nulls last, p.id limit 1`,
    )
    if (row) return row
  }
  return undefined
}
