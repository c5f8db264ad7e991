import { sql } from 'drizzle-orm'
import { selectRows, type Database } from '@/gateway/core/database'
import type { StockShare } from '@/gateway/services/cart/line-terms'
import { announcePurge } from '@/gateway/services/purges/announce-purge'
import { tagsOfProducts } from '@/gateway/services/purges/tags-of-products'

export type ProductShare = StockShare & { productId: number }

/** Takes pieces out of locked offers, updates the summaries of their products, and announces what is sold out. */
export async function takeFromStock(tx: Database, shares: readonly ProductShare[]) {
  const productIds = sql.param(shares.map(({ productId }) => productId))
  const rows = await selectRows<{ productId: number; quantity: number }>(
    tx,
    sql`update offers o set quantity = o.quantity - t.quantity, updated_at = now()
      from unnest(${productIds}::int[],
        ${sql.param(shares.map(({ supplierId }) => supplierId))}::int[],
        ${sql.param(shares.map(({ quantity }) => quantity))}::int[]) as t(product_id, supplier_id, quantity)
      where o.product_id = t.product_id and o.supplier_id = t.supplier_id and o.quantity >= t.quantity
      returning o.product_id as "productId", o.quantity`,
  )
  if (rows.length !== shares.length) throw new Error('locked stock has changed')
  await tx.execute(sql`select refresh_offer_summary(${productIds}::int[])`)
  const soldOut = rows.flatMap(({ productId, quantity }) => (quantity === 0 ? [productId] : []))
  await announcePurge(tx, await tagsOfProducts(tx, soldOut))
}
