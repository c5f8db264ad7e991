import { eq, sql } from 'drizzle-orm'
import type { Database } from '@/gateway/core/database'
import { selectRows } from '@/gateway/core/database'
import type { IndexedFilter, OptionLookup } from '@/gateway/db/facets/build-section-index'
import { buildSectionIndex, orderGoods } from '@/gateway/db/facets/build-section-index'
import type { Goods } from '@/gateway/db/facets/read-goods'
import { readGoods } from '@/gateway/db/facets/read-goods'
import type { SectionSort } from '@/gateway/db/facets/section-index'
import { writeSectionIndex } from '@/gateway/db/facets/write-section-index'
import { sections } from '@/gateway/db/schema/catalog'
import { filterOptions, filters, sectionFilters } from '@/gateway/db/schema/filters'

/**
 * Rebuilds the listings' indexes from the products: after an import, and after the demo shop is seeded.
 * Each section is replaced in a separate transaction, so readers never wait and never see a half.
 */
export async function rebuildSectionIndexes(db: Database) {
  await addBrandOptions(db)
  const definitions = await readDefinitions(db)
  const goods = await readGoods(db, definitions.numericSlugs)
  const orders = orderGoods(goods)
  const [last] = await selectRows<{ version: number }>(
    db,
    sql`select coalesce(max(version), 0)::float8 as version from section_indexes`,
  )
  const version = (last?.version ?? 0) + 1
  const rowsOf = cutBySection(goods, orders, definitions.pathOf, definitions.rootId)
  for (const section of definitions.sections) {
    const sorted = rowsOf.get(section.id)
    const rows = sorted?.get('popular')
    if (!sorted || !rows) {
      await db.execute(sql`delete from section_indexes where section_id = ${section.id}`)
      await db.update(sections).set({ productsCount: 0 }).where(eq(sections.id, section.id))
      continue
    }
    const index = buildSectionIndex(goods, { ...section, version }, rows, sorted, definitions.lookup)
    await writeSectionIndex(db, index)
  }
  await db.execute(sql`select refresh_vehicle_goods()`)
}

// An import makes brands; each needs its option before it can be counted.
async function addBrandOptions(db: Database) {
  await db.execute(sql`
    insert into filter_options (filter_id, value, title, rewrite_code, brand_id)
    select f.id, b.code, b.title, b.code, b.id from brands b
    join filters f on f.source = 'brand'
    where not exists (select 1 from filter_options o where o.brand_id = b.id)
    order by b.id
    on conflict do nothing`)
}

async function readDefinitions(db: Database) {
  const sectionRows = await db.select().from(sections)
  const optionRows = await db.select().from(filterOptions)
  const linkRows = await db.select().from(sectionFilters)
  const optionsOf = new Map<number, Map<string, number>>()
  const brands = new Map<number, number>()
  const filterOf = new Map<number, number>()
  for (const option of optionRows) {
    const known = optionsOf.get(option.filterId) ?? new Map<string, number>()
    optionsOf.set(option.filterId, known.set(option.value, option.id))
    filterOf.set(option.id, option.filterId)
    if (option.brandId !== null) brands.set(option.brandId, option.id)
  }
  const filterRows = await db.select().from(filters)
  const filterById = new Map<number, IndexedFilter>()
  for (const { id, type, source, code } of filterRows) {
    filterById.set(id, { id, type, source, code, options: optionsOf.get(id) ?? new Map() })
  }
  const filtersOf = new Map<number, IndexedFilter[]>()
  for (const { sectionId, filterId } of linkRows) {
    const filter = filterById.get(filterId)
    if (filter) filtersOf.set(sectionId, [...(filtersOf.get(sectionId) ?? []), filter])
  }
  const lookup: OptionLookup = { brands, filterOf }
  return {
    lookup,
    rootId: sectionRows.find(({ level }) => level === 0)?.id,
    pathOf: new Map(sectionRows.map(({ id, path }) => [id, path])),
    sections: sectionRows.map(({ id }) => ({ id, filters: filtersOf.get(id) ?? [] })),
    numericSlugs: filterRows
      .filter(({ type, source }) => type === 'numeric' && source === 'property')
      .map(({ code }) => code),
  }
}

function cutBySection(
  goods: Goods,
  orders: ReadonlyMap<SectionSort, Int32Array>,
  pathOf: ReadonlyMap<number, readonly number[]>,
  rootId: number | undefined,
) {
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
