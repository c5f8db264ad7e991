import { sql } from 'drizzle-orm'
import { copyRows, fingerprint } from '@/gateway/db/copy/copy-rows'
import { listTables, type Table } from '@/gateway/db/copy/list-tables'
import { type Database, selectRows } from '@/gateway/core/database'

/** Tables filled only by a running shop; other tables get their first rows with the schema. */
const FILLED_BY_USE = ['products', 'suppliers', 'offers', 'users', 'orders', 'content_pages']

/** The target database already has a shop. */
export class DatabaseInUseError extends Error {
  override readonly name = 'DatabaseInUseError'
  constructor(readonly table: string) {
    super(`The table ${table} has rows already`)
  }
}

export type CopiedTable = { table: string; rows: number }

/**
 * Copies everything from one database of the gateway to another one, unused and of the same schema, in one transaction:
 * rows, and the next values of sequences. Compares every table before it commits.
 */
export async function copyDatabase(
  source: Database,
  target: Database,
  onTable: (copied: CopiedTable) => void = () => undefined,
): Promise<void> {
  await source.transaction(async (from) => {
    await target.transaction(async (to) => {
      // The text of a moment must not depend on a server's time zone.
      for (const db of [from, to]) await db.execute(sql`set local time zone 'UTC'`)
      const tables = await listTables(from)
      await refuseUsed(to)
      const restoreRules = await suspendRules(to, tables)
      for (const table of tables) {
        const rows = await copyRows(from, to, table)
        if ((await fingerprint(from, table)) !== (await fingerprint(to, table))) {
          throw new Error(`The table ${table.name} is not the same after copying`)
        }
        onTable({ table: table.name, rows })
      }
      await copySequences(from, to)
      await restoreRules()
    })
  })
  await target.execute(sql`analyze`)
}

async function refuseUsed(to: Database) {
  for (const name of FILLED_BY_USE) {
    const rows = await selectRows(to, sql`select 1 from ${sql.identifier(name)} limit 1`)
    if (rows.length > 0) throw new DatabaseInUseError(name)
  }
}

/** Rows come in an order that breaks references, and include what triggers would compute. */
async function suspendRules(to: Database, tables: readonly Table[]) {
  const names = tables.map(({ name }) => sql.identifier(name))
  const references = await selectRows<{ name: string; table: string; definition: string }>(
    to,
    sql`select conname as name, conrelid::regclass::text as table, pg_get_constraintdef(oid) as definition
        from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
  )
  for (const { name, table } of references) {
    await to.execute(sql`alter table ${sql.raw(table)} drop constraint ${sql.identifier(name)}`)
  }
  await to.execute(sql`truncate ${sql.join(names, sql`, `)}`)
  for (const name of names) await to.execute(sql`alter table ${name} disable trigger user`)
  return async () => {
    for (const name of names) await to.execute(sql`alter table ${name} enable trigger user`)
    for (const { name, table, definition } of references) {
      await to.execute(
        sql`alter table ${sql.raw(table)} add constraint ${sql.identifier(name)} ${sql.raw(definition)}`,
      )
    }
  }
}

async function copySequences(from: Database, to: Database) {
  const sequences = await selectRows<{ name: string }>(
    from,
    sql`select sequencename as name from pg_sequences where schemaname = 'public'`,
  )
  for (const { name } of sequences) {
    const [state] = await selectRows<{ last: string; isCalled: boolean }>(
      from,
      sql`select last_value::text as last, is_called as "isCalled" from ${sql.identifier(name)}`,
    )
    if (!state) continue
    await to.execute(
      sql`select setval(${`public.${name}`}::regclass, ${state.last}::bigint, ${state.isCalled})`,
    )
  }
}
