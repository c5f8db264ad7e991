import { sql } from 'drizzle-orm'
import type { Database } from '@/gateway/db/database'
import { rebuildSectionIndexes } from '@/gateway/db/facets/rebuild-section-indexes'

const BATCH = 10_000

/** Brings what is derived from products and offers up to date after an import; it changes no properties. */
export async function refreshShop(
  db: Database,
  productIds: readonly number[],
  hasNewTitles: boolean,
): Promise<void> {
  if (productIds.length === 0) return
  // Plans made for the tables as they were before a big import can take minutes.
  await db.execute(sql`analyze products, offers`)
  for (let from = 0; from < productIds.length; from += BATCH) {
    const ids = sql.param(productIds.slice(from, from + BATCH))
    await db.execute(sql`select refresh_offer_summary(${ids}::int[])`)
  }
  await rebuildSectionIndexes(db)
  if (hasNewTitles) await db.execute(sql`select refresh_search_words()`)
}
