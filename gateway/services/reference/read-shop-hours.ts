import { eq } from 'drizzle-orm'
import type { Database } from '@/gateway/core/database'
import { shops } from '@/gateway/db/schema/offers'
import type { WorkHours } from '@/lib/parts/terms/promise'

/** Hours of the shop where an order is picked up; null for a delivery. */
export async function readShopHours(
  db: Database,
  { isPickup, shopId }: { isPickup: boolean; shopId: number | null },
): Promise<WorkHours | null> {
  if (!isPickup || shopId === null) return null
  const [work] = await db
    .select({ open: shops.opensAt, close: shops.closesAt })
    .from(shops)
    .where(eq(shops.supplierId, shopId))
  return work ?? null
}
