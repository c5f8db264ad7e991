import { sql } from 'drizzle-orm'
import { selectRows, type Database } from '@/gateway/core/database'

/** Greater than that of each index there is. */
export async function nextVersion(db: Database): Promise<number> {
  const [last] = await selectRows<{ version: number }>(
    db,
    sql`select coalesce(max(version), 0)::float8 as version from section_indexes`,
  )
  return (last?.version ?? 0) + 1
}
