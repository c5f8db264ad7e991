import { sql } from 'drizzle-orm'
import type { Database } from '@/gateway/core/database'
import { findCodedError } from '@/gateway/core/errors/find-coded-error'

const QUERY_CANCELED = '57014'

/**
 * Maintenance that a server does some time after many rows were written, and the embedded database never: statistics, and the entries of
 * GIN indexes that wait for their places. Until then the planner reads whole tables instead of such an index. Where a large
 * catalogue takes longer than a query may, the server is left to it.
 */
export async function settle(db: Database): Promise<void> {
  try {
    await db.execute(sql`vacuum (analyze)`)
  } catch (error) {
    if (findCodedError(error)?.code !== QUERY_CANCELED) throw error
  }
}
