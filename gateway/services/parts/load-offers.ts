import { inArray } from 'drizzle-orm'
import type { Database } from '@/gateway/db/database'
import { offers } from '@/gateway/db/schema-offers'

export type OfferRow = typeof offers.$inferSelect

/** What can be bought now, by product. */
export async function loadOffers(
  db: Database,
  productIds: readonly number[],
): Promise<ReadonlyMap<number, OfferRow[]>> {
  const byProduct = new Map<number, OfferRow[]>()
  if (productIds.length === 0) return byProduct
  const rows = await db
    .select()
    .from(offers)
    .where(inArray(offers.productId, [...productIds]))
  for (const row of rows) {
    if (row.quantity <= 0 || row.price <= 0) continue
    const known = byProduct.get(row.productId)
    if (known) known.push(row)
    else byProduct.set(row.productId, [row])
  }
  return byProduct
}
