import { sql } from 'drizzle-orm'
import type { Database } from '@/gateway/core/database'
import { selectRows } from '@/gateway/core/database'

/** Tables that the seeder fills by the hundred thousand. */
const BIG_TABLES = [
  'products',
  'offers',
  'oem_numbers',
  'product_oem_numbers',
  'product_crosses',
  'reviews',
] as const

type Named = { table: string; name: string; definition: string }

/**
 * Runs `load` without the secondary indexes and foreign keys of the big tables and makes them again afterwards:
 * building an index once costs a fraction of keeping it in order row by row.
 */
export async function withoutIndexes(db: Database, load: () => Promise<void>) {
  const tables = sql.param([...BIG_TABLES])
  const keys = await selectRows<Named>(
    db,
    sql`select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
      from pg_constraint where contype = 'f' and conrelid::regclass::text = any (${tables}::text[])`,
  )
  const indexes = await selectRows<Named>(
    db,
    sql`select i.tablename as table, i.indexname as name, i.indexdef as definition from pg_indexes i
      where i.schemaname = current_schema() and i.tablename = any (${tables}::text[])
      and not exists (select 1 from pg_constraint c where c.conname = i.indexname)`,
  )
  for (const { table, name } of keys) {
    await db.execute(sql`alter table ${sql.identifier(table)} drop constraint ${sql.identifier(name)}`)
  }
  for (const { name } of indexes) await db.execute(sql`drop index ${sql.identifier(name)}`)
  await load()
  for (const { definition } of indexes) await db.execute(sql.raw(definition))
  for (const { table, name, definition } of keys) {
    await db.execute(
      sql`alter table ${sql.identifier(table)} add constraint ${sql.identifier(name)} ${sql.raw(definition)}`,
    )
  }
}
