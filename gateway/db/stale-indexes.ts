import { setImmediate } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { selectRows, type Database } from '@/gateway/core/database'
import { addBrandOptions } from '@/gateway/db/facets/add-brand-options'
import { nextVersion } from '@/gateway/db/facets/next-version'
import { readCut, type Cut } from '@/gateway/db/facets/read-cut'
import { rebuildSectionIndex } from '@/gateway/db/facets/rebuild-section-indexes'
import { IMPORT_LOCK } from '@/gateway/db/import-lock'
import type { StaleIndexKind } from '@/gateway/db/schema/filters'
import { CHUNK_BITS, refreshChunk, refreshTitleWords } from '@/gateway/db/search/refresh-search'

type Stale = { kind: StaleIndexKind; id: number }
export type Rebuilt = {
  /** Ids of the sections. */
  sections: number[]
  /** One of them lists more or fewer products than before. */
  isCountChanged: boolean
}

/** Sections take so long at a stretch, or one does: the embedded database serves no visitor meanwhile. */
const STRETCH_MS = 100

/** Leaves the sections of the products to be rebuilt, with those above. */
export async function markSections(db: Database, productIds: readonly number[]): Promise<void> {
  if (productIds.length === 0) return
  await addBrandOptions(db)
  await db.execute(sql`
    insert into stale_indexes (kind, id)
    select 'section', id from sections where level = 0 union
    select 'section', unnest(path) from sections where id in (
      select section_id from products where id = any(${sql.param([...productIds])}::int[]))
    on conflict (kind, id) do update set mark = excluded.mark`)
}

/** Leaves the words of the products to be rebuilt; without ids those of all. */
export async function markWords(db: Database, productIds?: readonly number[]): Promise<void> {
  const chunks = productIds
    ? sql`select distinct id >> ${CHUNK_BITS} as id from unnest(${sql.param([...productIds])}::int[]) id`
    : sql`select distinct id >> ${CHUNK_BITS} as id from products union select chunk from search_chunks`
  await db.execute(
    sql`insert into stale_indexes (kind, id) select 'words', id from (${chunks}) c
      on conflict (kind, id) do update set mark = excluded.mark`,
  )
}

/** Grows with every import that leaves sections, and with every change of a product that they list. */
type Stamp = { mark: number; version: number }

/** What was read for the sections, which counts as long as the stamp is the one from before it was read. */
type Known = Stamp & { cut: Cut }

/**
 * Rebuilds what imports have left, a little in each transaction, so that visitors are served in between; they read the old indexes until
 * then. `onRebuilt` belongs to the transaction. What a killed process has left is done by the next one. Returns how many were rebuilt.
 */
export async function rebuildStaleIndexes(
  db: Database,
  onRebuilt: (tx: Database, rebuilt: Rebuilt) => Promise<void>,
): Promise<number> {
  let count = 0
  let known: Known | undefined
  while (await hasStale(db)) {
    const done = await db.transaction((tx) => rebuildSome(tx, known, onRebuilt))
    if (typeof done === 'number') count += done
    // Nothing that comes in between is missed: it leaves a greater stamp, and all is read anew.
    else known = { ...done, cut: await readCut((read) => readPage(db, read)) }
    await setImmediate()
  }
  return count
}

/** One page in a transaction of its own, so that visitors are served before the next. */
async function readPage<Rows>(db: Database, read: (tx: Database) => Promise<Rows>): Promise<Rows> {
  const rows = await db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`)
    return read(tx)
  })
  await setImmediate()
  return rows
}

/** Rebuilds what fits into one transaction; returns how much that was, or the stamp for which the products have to be read first. */
async function rebuildSome(
  tx: Database,
  known: Known | undefined,
  onRebuilt: (tx: Database, rebuilt: Rebuilt) => Promise<void>,
): Promise<number | Stamp> {
  await tx.execute(sql`set local statement_timeout = 0`)
  await tx.execute(sql`select pg_advisory_xact_lock(${IMPORT_LOCK})`)
  const stale = await selectRows<Stale>(tx, sql`select kind, id from stale_indexes order by kind, id`)
  const sections = stale.flatMap(({ kind, id }) => (kind === 'section' ? id : []))
  if (sections.length > 0) {
    const now = await readStamp(tx)
    if (!known || now.mark > known.mark || now.version !== known.version) return now
    const rebuilt = await rebuildSections(tx, known, sections)
    known.version = now.version + 1
    await onRebuilt(tx, rebuilt)
    return rebuilt.sections.length
  }
  if (!stale[0]) return 0
  await rebuildChunk(tx, stale[0].id, stale.length === 1)
  await onRebuilt(tx, { sections: [], isCountChanged: false })
  return 1
}

async function hasStale(db: Database): Promise<boolean> {
  const rows = await selectRows(db, sql`select kind from stale_indexes limit 1`)
  return rows.length > 0
}

async function readStamp(db: Database): Promise<Stamp> {
  const [row] = await selectRows<{ mark: number }>(
    db,
    sql`select coalesce(max(mark), 0)::float8 as mark from stale_indexes where kind = 'section'`,
  )
  return { mark: row?.mark ?? 0, version: (await nextVersion(db)) - 1 }
}

async function rebuildChunk(db: Database, id: number, isLast: boolean): Promise<void> {
  await refreshChunk(db, id)
  if (isLast) await refreshTitleWords(db)
  await db.execute(sql`delete from stale_indexes where kind = 'words' and id = ${id}`)
}

async function rebuildSections(
  db: Database,
  { cut, version }: Known,
  ids: readonly number[],
): Promise<Rebuilt> {
  const until = performance.now() + STRETCH_MS
  const rebuilt: Rebuilt = { sections: [], isCountChanged: false }
  for (const id of ids) {
    if (rebuilt.sections.length > 0 && performance.now() > until) break
    const section = cut.definitions.sections.find((one) => one.id === id)
    if (section) {
      const listed = await rebuildSectionIndex(db, cut, section, version + 1)
      rebuilt.isCountChanged ||= section.productsCount !== listed
    }
    rebuilt.sections.push(id)
  }
  await db.execute(
    sql`delete from stale_indexes where kind = 'section' and id = any(${sql.param(rebuilt.sections)}::int[])`,
  )
  return rebuilt
}
