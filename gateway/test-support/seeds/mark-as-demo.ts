import type { Database } from '@/gateway/core/database'
import { seeds } from '@/gateway/db/schema/site'
import { DEMO_SHOP_SEED } from '@/gateway/demo/has-demo-shop'

/** Makes a small shop of made-up products count as filled by the demo shop. */
export async function markAsDemo(db: Database): Promise<void> {
  await db.insert(seeds).values({ name: DEMO_SHOP_SEED })
}
