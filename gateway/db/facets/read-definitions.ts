import { sql, type SQL } from 'drizzle-orm'
import type { Database } from '@/gateway/core/database'
import type { IndexedFilter, OptionLookup } from '@/gateway/db/facets/build-section-index'
import { sections } from '@/gateway/db/schema/catalog'
import { filterOptions, filters, sectionFilters } from '@/gateway/db/schema/filters'

export type Definitions = Awaited<ReturnType<typeof readDefinitions>>

/** Sections and filters as the indexes are made of them. */
export async function readDefinitions(db: Database) {
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
    sections: sectionRows.map(({ id, productsCount }) => ({
      id,
      productsCount,
      filters: filtersOf.get(id) ?? [],
    })),
    numericSlugs: filterRows
      .filter(({ type, source }) => type === 'numeric' && source === 'property')
      .map(({ code }) => code),
  }
}

/** Whether a product is listed in a section; the root lists those without a section too. */
export function isListedIn(sectionId: number, { rootId }: Pick<Definitions, 'rootId'>): SQL {
  return sectionId === rootId
    ? sql`true`
    : sql`section_id in (select id from sections where ${sectionId}::int = any(path))`
}
