import { type SQL, sql } from 'drizzle-orm'
import type { Table } from '@/gateway/db/copy/list-tables'
import { type Database, selectRows } from '@/gateway/core/database'

const BATCH_ROWS = 500

/** Rows with pictures of whole sections are megabytes each. */
const BATCH_ROWS_WITH_BYTES = 10

const CURSOR = sql.identifier('rows_to_copy')

/** Copies one table's rows as they are; both databases must be in a transaction. Returns their number. */
export async function copyRows(from: Database, to: Database, table: Table): Promise<number> {
  const name = sql.identifier(table.name)
  const columns = sql.join(
    table.columns.map((column) => sql.identifier(column)),
    sql`, `,
  )
  const batch = sql.raw(String(table.hasBytes ? BATCH_ROWS_WITH_BYTES : BATCH_ROWS))
  let copied = 0
  await from.execute(
    sql`declare ${CURSOR} no scroll cursor for select row_to_json(t)::text as row from ${name} t`,
  )
  for (;;) {
    const rows = await selectRows<{ row: string }>(from, sql`fetch ${batch} from ${CURSOR}`)
    if (rows.length === 0) break
    const json = `[${rows.map(({ row }) => row).join(',')}]`
    await to.execute(
      sql`insert into ${name} (${columns}) overriding system value
          select ${columns} from json_populate_recordset(null::${name}, ${json}::json)`,
    )
    copied += rows.length
  }
  await from.execute(sql`close ${CURSOR}`)
  return copied
}

/** A checksum that changes with any row; the order of rows does not matter. */
export async function fingerprint(db: Database, table: Table): Promise<string> {
  const statement: SQL = sql`select count(*) || ':' || coalesce(sum(hashtextextended(t::text, 0)), 0) as print
    from ${sql.identifier(table.name)} t`
  const [row] = await selectRows<{ print: string }>(db, statement)
  return row?.print ?? ''
}
