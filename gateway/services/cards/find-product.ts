import { sql, type SQL } from 'drizzle-orm'
import { selectRows, type Database } from '@/gateway/core/database'
import { columnList } from '@/gateway/db/column-list'
import { products } from '@/gateway/db/schema-catalog'
import { cardFields, type Card } from '@/gateway/services/cards/load-cards'
import { resolveBrand } from '@/gateway/services/reference/resolve-brand'
import { codeNumberOf } from '@/gateway/services/cards/to-entity'
import type { CatalogReference } from '@/gateway/services/reference/load-catalog-reference'
import { articleKey } from '@/lib/parts/keys'
import { parseProductSegment } from '@/lib/parts/product-segment'
import { encodeUriPart } from '@/lib/parts/uri'

const fields = {
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
}

export type ProductRow = Card &
  Pick<typeof products.$inferSelect, keyof typeof fields> & { updatedAt: string }

const productColumns = columnList({ ...cardFields, ...fields, updatedAt: products.updatedAt }, 'p')

async function firstProduct(db: Database, isWanted: SQL): Promise<ProductRow | undefined> {
  const [row] = await selectRows<ProductRow>(
    db,
    sql`select ${productColumns} from products p where ${isWanted} limit 1`,
  )
  return row
}

async function byCode(db: Database, internalCode: string): Promise<ProductRow | undefined> {
  const code = codeNumberOf(internalCode)
  return code === undefined ? undefined : firstProduct(db, sql`p.code = ${code}`)
}

/** The product that a decoded `/product/` segment names: an internal code, or brand and article. */
export async function findProduct(
  db: Database,
  reference: CatalogReference,
  segment: string,
): Promise<ProductRow | undefined> {
  const parsed = parseProductSegment(encodeUriPart(segment))
  if (!parsed) return undefined
  if (parsed.kind === 'code') return byCode(db, parsed.internalCode)
  for (const pair of parsed.pairs) {
    const brand = resolveBrand(reference, pair.brand)
    if (!brand) continue
    const row = await firstProduct(
      db,
      sql`p.brand_id = ${brand.id} and p.article_key = ${articleKey(pair.article)}`,
    )
    if (row) return row
  }
  return undefined
}
