import { sql } from 'drizzle-orm'
import { selectRows, type Database } from '@/gateway/core/database'
import { internalCodeOf, productLocation } from '@/gateway/services/cards/to-entity'
import { ROOT_SECTION_CODE } from '@/gateway/services/reference/load-catalog-reference'
import type { PurgeTag } from '@/lib/gateway/contracts/purges'

/** Products that are named one by one; a larger change names the tags of all product views. */
const MAX_PRODUCTS = 200

const EVERY_PRODUCT: readonly PurgeTag[] = ['product', 'listing', 'search', 'brand', 'meta']

type Row = { code: number; sections: string[] | null }

/** Tags of everything that shows the price or the stock of the products: their own pages, listings, searches and heads. */
export async function tagsOfProducts(db: Database, productIds: readonly number[]): Promise<PurgeTag[]> {
  if (productIds.length > MAX_PRODUCTS) return [...EVERY_PRODUCT]
  if (productIds.length === 0) return []
  const rows = await selectRows<Row>(
    db,
    sql`select p.code, (select array_agg(above.code) from sections above where above.id = any (s.path)) as sections
      from products p left join sections s on s.id = p.section_id where p.id = any (${sql.param([...productIds])}::int[])`,
  )
  return rows.flatMap(({ code, sections }): PurgeTag[] => {
    const internalCode = internalCodeOf(code)
    return [
      `product:${internalCode}`,
      `search:${internalCode}`,
      `meta:${productLocation(code)}`,
      ...(sections ?? [ROOT_SECTION_CODE]).map((section): PurgeTag => `listing:${section}`),
    ]
  })
}
