import { eq } from 'drizzle-orm'
import type { Database } from '@/gateway/core/database'
import { seeds } from '@/gateway/db/schema/site'

export const DEMO_SHOP_SEED = 'demo-shop'

/** Whether the demo shop filled this database: what marks a demo shop. */
export async function hasDemoShop(db: Database): Promise<boolean> {
  const [done] = await db.select({ name: seeds.name }).from(seeds).where(eq(seeds.name, DEMO_SHOP_SEED))
  return done !== undefined
}
