import { sql } from 'drizzle-orm'
import { selectRows, type Database } from '@/gateway/core/database'
import type { Logger } from '@/gateway/core/logger'
import { repeat } from '@/gateway/core/repeat'

const EVERY_MS = 6 * 3_600_000

/** Imports keep these themselves, and to read their statistics takes seconds. */
const OF_IMPORTS = ['products', 'offers']

/**
 * What autovacuum does on a server: reclaims the space of changed rows and counts rows for the planner. One table is a statement of its
 * own, so that visitors are served in between.
 */
export async function vacuumTables(db: Database): Promise<void> {
  const tables = await selectRows<{ name: string }>(
    db,
    sql`select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
      and relname <> all(${sql.param(OF_IMPORTS)}::text[])`,
  )
  for (const { name } of tables) await db.execute(sql`vacuum (analyze) ${sql.identifier(name)}`)
}

export function startTableMaintenance(db: Database, logger: Logger) {
  return repeat(
    EVERY_MS,
    () => vacuumTables(db),
    (error) => logger.error({ err: error }, 'the database was not tidied'),
  )
}
