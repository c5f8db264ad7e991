import { sql } from 'drizzle-orm'
import type { Database } from '@/gateway/core/database'

/**
 * What a server does by itself some time after many rows were written, and the embedded database never: statistics, and the entries of
 * GIN indexes that wait for their places. Until then the planner reads whole tables instead of such an index.
 */
export async function settle(db: Database): Promise<void> {
  await db.execute(sql`vacuum (analyze)`)
}
