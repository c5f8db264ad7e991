import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator'
import type { Database } from '@/gateway/core/database'
import { selectRows } from '@/gateway/core/database'
import { fillTradeWords } from '@/gateway/db/search/fill-trade-words'

const MIGRATIONS_FOLDER = fileURLToPath(new URL('migrations', import.meta.url))

// Several gateways may start at once on one PostgreSQL; the number is arbitrary, but must never change.
const MIGRATION_LOCK = 7_150_029

let migrations: MigrationMeta[] | undefined

function readMigrations(): MigrationMeta[] {
  return (migrations ??= readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER }))
}

/** Whether the database has every migration of this version; those of a later version do no harm. */
export async function isMigrated(db: Database): Promise<boolean> {
  const last = readMigrations().at(-1)
  const [row] = await selectRows<{ reached: boolean }>(
    db,
    sql`select coalesce(max(created_at), 0) >= ${last?.folderMillis ?? 0}::bigint as reached from drizzle.__drizzle_migrations`,
  )
  return row?.reached ?? false
}

/** Brings the schema up to date. */
export async function migrate(db: Database): Promise<void> {
  await refuseForeignLocale(db)
  await db.execute(sql`select pg_advisory_lock(${MIGRATION_LOCK})`)
  try {
    await takeSteps(db, readMigrations())
    await fillTradeWords(db)
  } finally {
    await db.execute(sql`select pg_advisory_unlock(${MIGRATION_LOCK})`)
  }
}

/** Maintains the table of applied migrations as Drizzle's own helpers do, which are one for each driver and take whole folders only. */
async function takeSteps(db: Database, steps: readonly MigrationMeta[]) {
  await db.execute(sql`create schema if not exists drizzle`)
  await db.execute(
    sql`create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`,
  )
  const [done] = await selectRows<{ last: string | number }>(
    db,
    sql`select coalesce(max(created_at), 0) as last from drizzle.__drizzle_migrations`,
  )
  const due = steps.filter(({ folderMillis }) => folderMillis > Number(done?.last))
  if (Number(done?.last) > 0 && due.length === steps.length)
    throw new Error(
      'The database is older than every version that can be brought up to date: start with an empty one',
    )
  await db.transaction(async (all) => {
    for (const step of due) {
      for (const statement of step.sql) await all.execute(sql.raw(statement))
      await all.execute(
        sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${step.hash}, ${step.folderMillis})`,
      )
    }
  })
}

async function refuseForeignLocale(db: Database) {
  const [row] = await selectRows<{ folds: boolean }>(db, sql`select lower('Ф') = 'ф' as folds`)
  if (row?.folds) return
  throw new Error(
    'The database cannot tell upper from lower case in Russian: create it in UTF-8 with a locale such as C.UTF-8 or ru_RU.UTF-8',
  )
}
