import { and, eq } from 'drizzle-orm'
import type { Database } from '@/gateway/core/database'
import { products } from '@/gateway/db/schema-catalog'
import { resolveBrand } from '@/gateway/services/reference/resolve-brand'
import { codeNumberOf } from '@/gateway/services/cards/to-entity'
import type { CatalogReference } from '@/gateway/services/reference/load-catalog-reference'
import { articleKey } from '@/lib/parts/keys'
import { parseProductSegment } from '@/lib/parts/product-segment'
import { encodeUriPart } from '@/lib/parts/uri'

export type ProductRow = typeof products.$inferSelect

async function byCode(db: Database, internalCode: string): Promise<ProductRow | undefined> {
  const code = codeNumberOf(internalCode)
  if (code === undefined) return undefined
  const [row] = await db.select().from(products).where(eq(products.code, code)).limit(1)
  return row
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
    const isWanted = and(eq(products.brandId, brand.id), eq(products.articleKey, articleKey(pair.article)))
    const [row] = await db.select().from(products).where(isWanted).limit(1)
    if (row) return row
  }
  return undefined
}
