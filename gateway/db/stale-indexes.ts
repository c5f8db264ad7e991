import { setImmediate } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { selectRows, type Database } from '@/gateway/core/database'
import { addBrandOptions } from '@/gateway/db/facets/add-brand-options'
import { buildSectionIndex, orderGoods } from '@/gateway/db/facets/build-section-index'
import { dropIndex } from '@/gateway/db/facets/drop-index'
import { nextVersion } from '@/gateway/db/facets/next-version'
import { isListedIn, readDefinitions } from '@/gateway/db/facets/read-definitions'
import { readGoods } from '@/gateway/db/facets/read-goods'
import { writeSectionIndex } from '@/gateway/db/facets/write-section-index'
import { IMPORT_LOCK } from '@/gateway/db/import-lock'
import type { StaleIndexKind } from '@/gateway/db/schema/filters'
import { CHUNK_BITS, refreshChunk, refreshTitleWords } from '@/gateway/db/search/refresh-search'

type Stale = { kind: StaleIndexKind; id: number }
export type Rebuilt = {
  /** Ids of the sections. */
  sections: number[]
  /** One of them lists more or fewer products than before. */
  isCountChanged: boolean
  /** Chunks of the search's words. */
  chunks: number
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
    on conflict do nothing`)
}

/** Leaves the words of the products to be rebuilt; without ids those of all. */
export async function markWords(db: Database, productIds?: readonly number[]): Promise<void> {
  const chunks = productIds
    ? sql`select distinct id >> ${CHUNK_BITS} as id from unnest(${sql.param([...productIds])}::int[]) id`
    : sql`select distinct id >> ${CHUNK_BITS} as id from products union select chunk from search_chunks`
  await db.execute(
    sql`insert into stale_indexes (kind, id) select 'words', id from (${chunks}) c on conflict do nothing`,
  )
}

/**
 * Rebuilds what imports have left, a little in each transaction, so that visitors are served in between; they read the old indexes until
 * then. `onRebuilt` belongs to the transaction. What a killed process has left is done by the next one. Returns how many were rebuilt.
 */
export async function rebuildStaleIndexes(
  db: Database,
  onRebuilt: (tx: Database, rebuilt: Rebuilt) => Promise<void>,
): Promise<number> {
  let count = 0
  while (await hasStale(db)) {
    count += await db.transaction(async (tx) => {
      await tx.execute(sql`set local statement_timeout = 0`)
      await tx.execute(sql`select pg_advisory_xact_lock(${IMPORT_LOCK})`)
      const rebuilt = await rebuildSome(tx)
      await onRebuilt(tx, rebuilt)
      return rebuilt.sections.length + rebuilt.chunks
    })
    await setImmediate()
  }
  return count
}

async function hasStale(db: Database): Promise<boolean> {
  const rows = await selectRows(db, sql`select kind from stale_indexes limit 1`)
  return rows.length > 0
}

async function rebuildSome(db: Database): Promise<Rebuilt> {
  const stale = await selectRows<Stale>(db, sql`select kind, id from stale_indexes order by kind, id`)
  const sections = stale.flatMap(({ kind, id }) => (kind === 'section' ? id : []))
  if (sections.length > 0) return rebuildSections(db, sections)
  const [chunk] = stale
  if (!chunk) return { sections: [], isCountChanged: false, chunks: 0 }
  await refreshChunk(db, chunk.id)
  if (stale.length === 1) await refreshTitleWords(db)
  await db.execute(sql`delete from stale_indexes where kind = 'words' and id = ${chunk.id}`)
  return { sections: [], isCountChanged: false, chunks: 1 }
}

async function rebuildSections(db: Database, ids: readonly number[]): Promise<Rebuilt> {
  const until = performance.now() + STRETCH_MS
  const definitions = await readDefinitions(db)
  const version = await nextVersion(db)
  const rebuilt: Rebuilt = { sections: [], isCountChanged: false, chunks: 0 }
  for (const id of ids) {
    if (rebuilt.sections.length > 0 && performance.now() > until) break
    const section = definitions.sections.find((one) => one.id === id)
    const goods = await readGoods(db, definitions.numericSlugs, isListedIn(id, definitions))
    const orders = orderGoods(goods)
    const rows = orders.get('popular')
    if (!section || !rows || goods.size === 0) await dropIndex(db, id)
    else
      await writeSectionIndex(
        db,
        buildSectionIndex(goods, { ...section, version }, rows, orders, definitions.lookup),
      )
    rebuilt.isCountChanged ||= section?.productsCount !== goods.size
    rebuilt.sections.push(id)
  }
  await db.execute(
    sql`delete from stale_indexes where kind = 'section' and id = any(${sql.param(rebuilt.sections)}::int[])`,
  )
  return rebuilt
}
