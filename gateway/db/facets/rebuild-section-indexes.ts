import { sql } from 'drizzle-orm'
import type { Database } from '@/gateway/core/database'
import { addBrandOptions } from '@/gateway/db/facets/add-brand-options'
import { buildSectionIndex } from '@/gateway/db/facets/build-section-index'
import { dropIndex } from '@/gateway/db/facets/drop-index'
import { nextVersion } from '@/gateway/db/facets/next-version'
import { readCut, type Cut } from '@/gateway/db/facets/read-cut'
import type { Definitions } from '@/gateway/db/facets/read-definitions'
import { writeSectionIndex } from '@/gateway/db/facets/write-section-index'

/** Rebuilds the indexes of all sections from the products: after the demo shop is seeded, and after the sections have changed. */
export async function rebuildSectionIndexes(db: Database) {
  await addBrandOptions(db)
  const cut = await readCut((read) => read(db))
  const version = await nextVersion(db)
  for (const section of cut.definitions.sections) await rebuildSectionIndex(db, cut, section, version)
  await db.execute(sql`delete from stale_indexes where kind = 'section'`)
}

/** Rebuilds the index of one section; returns how many products it lists. */
export async function rebuildSectionIndex(
  db: Database,
  { goods, rowsOf, definitions }: Cut,
  section: Definitions['sections'][number],
  version: number,
): Promise<number> {
  const sorted = rowsOf.get(section.id)
  const rows = sorted?.get('popular')
  if (!sorted || !rows) {
    await dropIndex(db, section.id)
    return 0
  }
  await writeSectionIndex(
    db,
    buildSectionIndex(goods, { ...section, version }, rows, sorted, definitions.lookup),
  )
  return rows.length
}
