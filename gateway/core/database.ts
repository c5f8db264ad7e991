import type { SQL } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/** The same for PGlite and PostgreSQL; a transaction is one too. */
export type Database = PgDatabase<PgQueryResultHKT, Record<string, never>>

/** Rows of a hand-written statement; the caller vouches for their shape. */
export async function selectRows<Row extends Record<string, unknown>>(db: Database, statement: SQL) {
  const result = await db.execute(statement)
  return (result as { rows: Row[] }).rows
}
