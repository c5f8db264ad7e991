import { eq } from 'drizzle-orm'
import type { Database } from '@/gateway/core/database'
import { shops } from '@/gateway/db/schema/offers'

export async function isKnownShop(db: Database, supplierId: number) {
  const [shop] = await db
    .select({ supplierId: shops.supplierId })
    .from(shops)
    .where(eq(shops.supplierId, supplierId))
  return shop !== undefined
}
