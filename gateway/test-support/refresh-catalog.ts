import { sql } from 'drizzle-orm'
import type { Database } from '@/gateway/core/database'
import { refreshSearch } from '@/gateway/db/search/refresh-search'
import { rebuildSectionIndexes } from '@/gateway/db/facets/rebuild-section-indexes'

const BATCH = 20_000

/**
 * Updates everything that is derived from products and offers: offer summaries, filter options, listings,
 * words.
 * To be called once after an import; `productIds` limits the first two to what the import touched.
 */
export async function refreshCatalog(db: Database, productIds?: readonly number[]) {
  const ids = productIds ?? (await allProductIds(db))
  for (let from = 0; from < ids.length; from += BATCH) {
    const batch = sql.param(ids.slice(from, from + BATCH))
    await db.execute(sql`select refresh_offer_summary(${batch}::int[])`)
    await db.execute(sql`select refresh_product_options(${batch}::int[])`)
  }
  await rebuildSectionIndexes(db)
  await db.execute(sql`select refresh_vehicle_goods()`)
  await refreshSearch(db, productIds)
}

async function allProductIds(db: Database) {
  const result = (await db.execute(sql`select id from products order by id`)) as { rows: { id: number }[] }
  return result.rows.map(({ id }) => id)
}
