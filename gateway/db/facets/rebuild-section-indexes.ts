import { sql } from 'drizzle-orm'
import type { Database } from '@/gateway/core/database'
import { addBrandOptions } from '@/gateway/db/facets/add-brand-options'
import { buildSectionIndex, orderGoods } from '@/gateway/db/facets/build-section-index'
import { dropIndex } from '@/gateway/db/facets/drop-index'
import { nextVersion } from '@/gateway/db/facets/next-version'
import { readDefinitions, type Definitions } from '@/gateway/db/facets/read-definitions'
import type { Goods } from '@/gateway/db/facets/read-goods'
import { readGoods } from '@/gateway/db/facets/read-goods'
import type { SectionSort } from '@/gateway/db/facets/section-index'
import { writeSectionIndex } from '@/gateway/db/facets/write-section-index'

/** Rebuilds the indexes of all sections from the products: after the demo shop is seeded, and after the sections have changed. */
export async function rebuildSectionIndexes(db: Database) {
  await addBrandOptions(db)
  const definitions = await readDefinitions(db)
  const goods = await readGoods(db, definitions.numericSlugs)
  const version = await nextVersion(db)
  const rowsOf = cutBySection(goods, definitions)
  for (const section of definitions.sections) {
    const sorted = rowsOf.get(section.id)
    const rows = sorted?.get('popular')
    if (!sorted || !rows) {
      await dropIndex(db, section.id)
      continue
    }
    const index = buildSectionIndex(goods, { ...section, version }, rows, sorted, definitions.lookup)
    await writeSectionIndex(db, index)
  }
  await db.execute(sql`delete from stale_indexes where kind = 'section'`)
}

function cutBySection(goods: Goods, { pathOf, rootId }: Definitions) {
  const orders = orderGoods(goods)
  const homeless = rootId === undefined ? [] : [rootId]
  const pathOfRow = (row: number) => pathOf.get(goods.sectionIds[row] ?? 0) ?? homeless
  const sizes = new Map<number, number>()
  for (let row = 0; row < goods.size; row += 1) {
    for (const sectionId of pathOfRow(row)) sizes.set(sectionId, (sizes.get(sectionId) ?? 0) + 1)
  }
  const cut = new Map<number, Map<SectionSort, Int32Array>>()
  for (const [sort, order] of orders) {
    const filled = new Map<number, number>()
    for (const row of order) {
      for (const sectionId of pathOfRow(row)) {
        const sorted = cut.get(sectionId) ?? new Map<SectionSort, Int32Array>()
        const rows = sorted.get(sort) ?? new Int32Array(sizes.get(sectionId) ?? 0)
        const place = filled.get(sectionId) ?? 0
        rows[place] = row
        filled.set(sectionId, place + 1)
        if (place === 0) cut.set(sectionId, sorted.set(sort, rows))
      }
    }
  }
  return cut
}
