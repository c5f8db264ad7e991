import { sql } from 'drizzle-orm'
import { type Database, selectRows } from '@/gateway/core/database'
import { listTables, type Table } from '@/gateway/db/copy/list-tables'

type Sequence = { name: string; start: string; value: string | null }

/** What is in the database, by table and by sequence. */
type State = { sums: Record<string, string | null>; sequences: Sequence[] }

/**
 * Stores what `write` writes in a schema beside the tables, with a function that writes the same rows again: in copies of the database
 * that takes a tenth of the time. The tables themselves are left as they were.
 */
export async function storeRows(db: Database, schema: string, write: () => Promise<void>): Promise<void> {
  const tables = await listTables(db)
  const before = await readState(db, tables)
  const filled = tables.filter(({ name }) => before.sums[name] !== null)
  await run(db, `create schema "${schema}"`)
  for (const { name } of filled)
    await run(db, `create table "${schema}"."was ${name}" as table public."${name}"`)
  await write()
  const after = await readState(db, tables)
  const changed = tables.filter(({ name }) => after.sums[name] !== before.sums[name])
  const moved = after.sequences.filter(
    ({ name, value }) => value !== before.sequences.find((sequence) => sequence.name === name)?.value,
  )
  for (const { name } of changed)
    await run(db, `create table "${schema}"."${name}" as table public."${name}"`)
  const statements = [
    ...changed.flatMap((table) => [
      ...(before.sums[table.name] === null ? [] : [`delete from public."${table.name}"`]),
      copyOf(table, `"${schema}"."${table.name}"`),
    ]),
    ...moved.map(({ name, value }) => `perform setval('${name}', ${value})`),
  ]
  // As a replica the database checks no references and runs no triggers: their effects are among the rows.
  await run(
    db,
    `create function "${schema}".fill() returns void language plpgsql set session_replication_role to replica
     as $$ begin ${bodyOf(statements)} end $$`,
  )
  await emptyTables(db)
  await runAsReplica(db, [
    ...filled.map((table) => copyOf(table, `"${schema}"."was ${table.name}"`)),
    ...before.sequences.flatMap(({ name, value }) =>
      value === null ? [] : [`perform setval('${name}', ${value})`],
    ),
  ])
  for (const { name } of filled) await run(db, `drop table "${schema}"."was ${name}"`)
}

/** Writes the stored rows; `false` when the database has none. */
export async function fillFromStore(db: Database, schema: string): Promise<boolean> {
  const [row] = await selectRows<{ isThere: boolean }>(
    db,
    sql`select to_regnamespace(${schema}) is not null as "isThere"`,
  )
  if (!row?.isThere) return false
  await run(db, `select "${schema}".fill()`)
  return true
}

/** Deletes every row of the shop, and numbers new ones from the start. */
export async function emptyTables(db: Database): Promise<void> {
  const [tables, sequences] = await Promise.all([listTables(db), readSequences(db)])
  await runAsReplica(db, [
    ...tables.map(({ name }) => `delete from public."${name}"`),
    ...sequences.map(({ name, start }) => `perform setval('${name}', ${start}, false)`),
  ])
}

function copyOf({ name, columns }: Table, source: string): string {
  const list = columns.map((column) => `"${column}"`).join(', ')
  return `insert into public."${name}" (${list}) overriding system value select ${list} from ${source}`
}

const bodyOf = (statements: readonly string[]) => statements.map((statement) => `${statement};`).join('\n')

async function runAsReplica(db: Database, statements: readonly string[]): Promise<void> {
  await run(db, `do $$ begin set local session_replication_role to replica; ${bodyOf(statements)} end $$`)
}

async function readState(db: Database, tables: readonly Table[]): Promise<State> {
  const sums = tables.map(
    ({ name }) => `(select md5(string_agg(t::text, '|')) from public."${name}" t) as "${name}"`,
  )
  const [row] = await selectRows<State['sums']>(db, sql.raw(`select ${sums.join(', ')}`))
  return { sums: row ?? {}, sequences: await readSequences(db) }
}

function readSequences(db: Database): Promise<Sequence[]> {
  return selectRows<Sequence>(
    db,
    sql`select format('public.%I', sequencename) as name, start_value::text as start, last_value::text as value
      from pg_sequences where schemaname = 'public'`,
  )
}

async function run(db: Database, statement: string): Promise<void> {
  await db.execute(sql.raw(statement))
}
