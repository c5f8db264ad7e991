import { sql } from 'drizzle-orm'
import { selectRows, type Database } from '@/gateway/core/database'
import type { StockShare } from '@/gateway/services/cart/line-terms'

export type ProductShare = StockShare & { productId: number }

/** Takes pieces out of offers that are locked, and brings the summaries of their products up to date. */
export async function takeFromStock(tx: Database, shares: readonly ProductShare[]) {
  const productIds = sql.param(shares.map(({ productId }) => productId))
  const rows = await selectRows(
    tx,
    sql`update offers o set quantity = o.quantity - t.quantity, updated_at = now()
      from unnest(${productIds}::int[],
        ${sql.param(shares.map(({ supplierId }) => supplierId))}::int[],
        ${sql.param(shares.map(({ quantity }) => quantity))}::int[]) as t(product_id, supplier_id, quantity)
      where o.product_id = t.product_id and o.supplier_id = t.supplier_id and o.quantity >= t.quantity
      returning o.product_id`,
  )
  if (rows.length !== shares.length) throw new Error('locked stock has changed')
  await tx.execute(sql`select refresh_offer_summary(${productIds}::int[])`)
}
