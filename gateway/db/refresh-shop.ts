import { sql } from 'drizzle-orm'
import type { Database } from '@/gateway/core/database'
import { refreshSearch } from '@/gateway/db/search/refresh-search'
import { rebuildSectionIndexes } from '@/gateway/db/facets/rebuild-section-indexes'

/** Held while prices are written: two imports would wait for each other's rows in an order of chance. The number is arbitrary. */
export const IMPORT_LOCK = 7_150_030

const BATCH = 10_000

export type RefreshOptions = { hasNewTitles: boolean; betweenSteps: () => Promise<void> }

/** Updates data derived from products and offers after an import; it changes no properties. */
export async function refreshShop(
  db: Database,
  productIds: readonly number[],
  options: RefreshOptions,
): Promise<void> {
  if (productIds.length === 0) return
  // After five calls the function would go on with a plan for any number of ids, a hundred times slower for thousands.
  await db.execute(sql`set local plan_cache_mode = force_custom_plan`)
  // Plans made for the tables as they were before a big import can take minutes.
  await db.execute(sql`analyze products, offers`)
  for (let from = 0; from < productIds.length; from += BATCH) {
    const ids = sql.param(productIds.slice(from, from + BATCH))
    await db.execute(sql`select refresh_offer_summary(${ids}::int[])`)
    await options.betweenSteps()
  }
  await rebuildSectionIndexes(db)
  await options.betweenSteps()
  if (options.hasNewTitles) await refreshSearch(db, productIds)
}
