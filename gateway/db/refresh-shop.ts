import { sql } from 'drizzle-orm'
import type { Database } from '@/gateway/core/database'
import { markSections, markWords } from '@/gateway/db/stale-indexes'

const BATCH = 10_000

export type RefreshOptions = { hasNewTitles: boolean; betweenSteps: () => Promise<void> }

/**
 * Updates the offers' summaries after an import, and leaves lists and words to be rebuilt after its transaction. The import changes no
 * properties, moves no product out of a section, and neither hides nor shows one.
 */
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
  await markSections(db, productIds)
  if (options.hasNewTitles) await markWords(db, productIds)
}
