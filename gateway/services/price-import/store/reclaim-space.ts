import { sql } from 'drizzle-orm'
import type { Database } from '@/gateway/core/database'

/** The embedded database has no autovacuum: without this each import would make it bigger. */
export async function reclaimSpace(db: Database): Promise<void> {
  await db.execute(sql`vacuum products, offers`)
}
