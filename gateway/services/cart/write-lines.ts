import { sql } from 'drizzle-orm'
import type { Database } from '@/gateway/core/database'
import { cartLines } from '@/gateway/db/schema/cart'
import { toCarKey } from '@/gateway/services/cars/line-car'
import type { CartRow } from '@/gateway/services/cart/load-cart'

export type LinePlace = Pick<CartRow, 'productId' | 'vendorId'>

/** Writes the cart's part of lines; a new one goes to the top, a known one stays where it is. No place may occur twice. */
export async function putLines(tx: Database, userId: string, rows: readonly CartRow[]) {
  if (rows.length === 0) return
  await tx
    .insert(cartLines)
    .values(
      rows.map(({ productId, vendorId, supplierId, quantity, inOrder, car }) => ({
        userId,
        productId,
        vendorId,
        supplierId,
        quantity,
        inOrder,
        carName: car && toCarKey(car.vin),
      })),
    )
    .onConflictDoUpdate({
      target: [cartLines.userId, cartLines.productId, cartLines.vendorId],
      set: {
        supplierId: sql`excluded.supplier_id`,
        quantity: sql`excluded.quantity`,
        inOrder: sql`excluded.in_order`,
        carName: sql`excluded.car_name`,
        updatedAt: sql`now()`,
      },
    })
}

export async function dropLines(tx: Database, userId: string, places: readonly LinePlace[]) {
  if (places.length === 0) return
  await tx.execute(sql`delete from cart_lines l
    using unnest(${sql.param(places.map(({ productId }) => productId))}::int[],
      ${sql.param(places.map(({ vendorId }) => vendorId))}::int[]) as gone(product_id, vendor_id)
    where l.user_id = ${userId} and l.product_id = gone.product_id and l.vendor_id = gone.vendor_id`)
}
