import { setImmediate } from 'node:timers/promises'
import { desc, eq, sql } from 'drizzle-orm'
import { selectRows, type Database } from '@/gateway/core/database'
import { IMPORT_LOCK } from '@/gateway/db/import-lock'
import { markupChanges } from '@/gateway/db/schema/desk/markup'
import { markSections } from '@/gateway/db/stale-indexes'
import { priceOffers } from '@/gateway/services/markup/reprice-offers'
import { announcePurge } from '@/gateway/services/purges/announce-purge'
import { tagsOfProducts } from '@/gateway/services/purges/tags-of-products'

/** Before all ids. */
export const NOTHING_PRICED = 0

/**
 * Products of one transaction: the embedded database serves no visitor meanwhile, and buyers wait for the offers. So few are also named one
 * by one in a purge.
 */
const PRODUCTS = 200

/**
 * Prices the offers by the rules that were changed last, some products in each transaction, so that visitors are served in between. A product is
 * priced whole, with what lists show of it. Goes on where a killed process has stopped. Returns how many transactions it took.
 */
export async function priceByRules(db: Database): Promise<number> {
  let count = 0
  while ((await findUnfinished(db)) !== undefined) {
    await db.transaction(priceSome)
    count += 1
    await setImmediate()
  }
  return count
}

/** The last change, when offers still wait for their prices. */
async function findUnfinished(db: Database) {
  const [last] = await db.select().from(markupChanges).orderBy(desc(markupChanges.id)).limit(1)
  return last && last.pricedTo !== null ? { ...last, pricedTo: last.pricedTo } : undefined
}

async function priceSome(tx: Database): Promise<void> {
  await tx.execute(sql`set local statement_timeout = 0`)
  await tx.execute(sql`select pg_advisory_xact_lock(${IMPORT_LOCK})`)
  const change = await findUnfinished(tx)
  if (!change) return
  const products = await selectRows<{ id: number }>(
    tx,
    sql`select id from products where id > ${change.pricedTo} order by id limit ${PRODUCTS}`,
  )
  const ids = products.map(({ id }) => id)
  const { offers, productIds } = await priceOffers(tx, ids)
  await refreshSummaries(tx, productIds)
  await tx
    .update(markupChanges)
    .set({ offersChanged: change.offersChanged + offers, pricedTo: ids.at(-1) ?? null })
    .where(eq(markupChanges.id, change.id))
}

async function refreshSummaries(tx: Database, productIds: readonly number[]): Promise<void> {
  if (productIds.length === 0) return
  // After five calls the function would go on with a plan for any number of ids, which reads all offers.
  await tx.execute(sql`set local plan_cache_mode = force_custom_plan`)
  await tx.execute(sql`select refresh_offer_summary(${sql.param([...productIds])}::int[])`)
  await markSections(tx, productIds)
  await announcePurge(tx, await tagsOfProducts(tx, productIds))
}
