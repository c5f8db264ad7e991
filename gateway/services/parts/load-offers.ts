import { asc, inArray } from 'drizzle-orm'
import type { Database } from '@/gateway/core/database'
import { offers } from '@/gateway/db/schema-offers'

export type OfferRow = typeof offers.$inferSelect

function byProduct(rows: readonly OfferRow[]): ReadonlyMap<number, OfferRow[]> {
  const groups = new Map<number, OfferRow[]>()
  for (const row of rows) {
    if (row.quantity <= 0 || row.price <= 0) continue
    const known = groups.get(row.productId)
    if (known) known.push(row)
    else groups.set(row.productId, [row])
  }
  return groups
}

function ofProducts(productIds: readonly number[]) {
  return inArray(offers.productId, [...productIds])
}

/** What can be bought now, by product. */
export async function loadOffers(db: Database, productIds: readonly number[]) {
  if (productIds.length === 0) return byProduct([])
  return byProduct(await db.select().from(offers).where(ofProducts(productIds)))
}

/** The same, locked until the transaction ends; always in one order, so that two orders never wait for each other. */
export async function lockOffers(tx: Database, productIds: readonly number[]) {
  if (productIds.length === 0) return byProduct([])
  return byProduct(
    await tx
      .select()
      .from(offers)
      .where(ofProducts(productIds))
      .orderBy(asc(offers.productId), asc(offers.supplierId))
      .for('update'),
  )
}
