import { count, isNull } from 'drizzle-orm'
import type { Database } from '@/gateway/core/database'
import {
  brandAliases,
  brands,
  productIcons,
  products,
  properties,
  sections,
} from '@/gateway/db/schema/catalog'
import { filterOptions, filters, filterSets, sectionFilters } from '@/gateway/db/schema/filters'
import { shops, suppliers } from '@/gateway/db/schema/offers'
import { originalCatalogs } from '@/gateway/db/schema/original-catalogs'
import { promotions } from '@/gateway/db/schema/promotions'
import { productTags } from '@/gateway/db/schema/site'
import { brandKey } from '@/lib/parts/keys'
import { normalizeArticle } from '@/lib/parts/number/normalize-article'

export type Section = typeof sections.$inferSelect & { children: Section[] }
/** A brand as lists need it; its texts stay in the database. */
export type Brand = Pick<
  typeof brands.$inferSelect,
  | 'id'
  | 'externalId'
  | 'code'
  | 'title'
  | 'country'
  | 'preview'
  | 'logo'
  | 'popularity'
  | 'isPopular'
  | 'quality'
  | 'hasSupersessions'
> & { productsCount: number }
export type FilterOption = typeof filterOptions.$inferSelect
export type Filter = typeof filters.$inferSelect & {
  options: FilterOption[]
  optionById: ReadonlyMap<number, FilterOption>
  optionByCode: ReadonlyMap<string, FilterOption>
  optionByValue: ReadonlyMap<string, FilterOption>
}
export type SectionFilter = typeof sectionFilters.$inferSelect & { filter: Filter }
export type FilterSet = typeof filterSets.$inferSelect
export type Property = typeof properties.$inferSelect
export type ProductIcon = typeof productIcons.$inferSelect
export type Supplier = typeof suppliers.$inferSelect
export type Shop = typeof shops.$inferSelect
export type ProductTag = typeof productTags.$inferSelect
export type Promotion = typeof promotions.$inferSelect
export type OriginalCatalog = typeof originalCatalogs.$inferSelect

/** Code of the root section. */
export const ROOT_SECTION_CODE = 'catalog'

function groupBy<T, K>(items: readonly T[], keyOf: (item: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>()
  for (const item of items) {
    const key = keyOf(item)
    const group = groups.get(key)
    if (group) group.push(item)
    else groups.set(key, [item])
  }
  return groups
}

function bySequence(a: { sequence: number; id: number }, b: { sequence: number; id: number }) {
  return a.sequence - b.sequence || a.id - b.id
}

async function loadSections(db: Database) {
  const rows = await db.select().from(sections)
  const all = rows.toSorted(bySequence).map((row): Section => ({ ...row, children: [] }))
  const byId = new Map(all.map((section) => [section.id, section]))
  for (const section of all) byId.get(section.parentId ?? 0)?.children.push(section)
  return {
    sections: all,
    sectionById: byId as ReadonlyMap<number, Section>,
    sectionByCode: new Map(all.map((section) => [section.code, section])) as ReadonlyMap<string, Section>,
  }
}

async function loadBrands(db: Database, countOf: (brandId: number) => number) {
  const { id, externalId, code, title, country, preview, logo, popularity, isPopular, quality } = brands
  const { hasSupersessions } = brands
  const fields = { id, externalId, code, title, country, preview, logo, popularity, isPopular, quality }
  const rows = await db
    .select({ ...fields, hasSupersessions })
    .from(brands)
    .orderBy(brands.title)
  const all = rows.map((row): Brand => ({ ...row, productsCount: countOf(row.id) }))
  const byId = new Map(all.map((brand) => [brand.id, brand]))
  const byKey = new Map<string, Brand>()
  for (const alias of await db.select().from(brandAliases)) {
    const brand = byId.get(alias.brandId)
    if (brand) byKey.set(alias.key, brand)
  }
  for (const brand of all) byKey.set(brandKey(brand.title), brand)
  return {
    brands: all as readonly Brand[],
    brandById: byId as ReadonlyMap<number, Brand>,
    brandByCode: new Map(all.map((brand) => [brand.code, brand])) as ReadonlyMap<string, Brand>,
    brandByExternalId: new Map(all.map((brand) => [brand.externalId, brand])) as ReadonlyMap<string, Brand>,
    brandByAddress: new Map(all.map((brand) => [normalizeArticle(brand.title), brand])) as ReadonlyMap<
      string,
      Brand
    >,
    /** By `brandKey` of any known spelling. */
    brandByKey: byKey as ReadonlyMap<string, Brand>,
  }
}

const collator = new Intl.Collator('ru', { numeric: true })

/** Options without a position, as those of brands, stand by their names. */
function byPlace(a: FilterOption, b: FilterOption) {
  return a.sequent - b.sequent || collator.compare(a.title, b.title) || a.id - b.id
}

async function loadFilters(db: Database) {
  const optionRows = await db.select().from(filterOptions)
  const optionsOf = groupBy(optionRows, (option) => option.filterId)
  const all = (await db.select().from(filters)).map((row): Filter => {
    const options = (optionsOf.get(row.id) ?? []).toSorted(byPlace)
    return {
      ...row,
      options,
      optionById: new Map(options.map((option) => [option.id, option])),
      optionByCode: new Map(options.map((option) => [option.rewriteCode, option])),
      optionByValue: new Map(options.map((option) => [option.value, option])),
    }
  })
  const byId = new Map(all.map((filter) => [filter.id, filter]))
  const links = (await db.select().from(sectionFilters))
    .toSorted((a, b) => a.sequence - b.sequence || a.filterId - b.filterId)
    .flatMap((link): SectionFilter[] => {
      const filter = byId.get(link.filterId)
      return filter ? [{ ...link, filter }] : []
    })
  return {
    filters: all as readonly Filter[],
    filterById: byId as ReadonlyMap<number, Filter>,
    filterByCode: new Map(all.map((filter) => [filter.code, filter])) as ReadonlyMap<string, Filter>,
    sectionFilters: groupBy(links, (link) => link.sectionId) as ReadonlyMap<number, SectionFilter[]>,
  }
}

async function countProductsByBrand(db: Database) {
  const rows = await db
    .select({ brandId: products.brandId, count: count() })
    .from(products)
    .where(isNull(products.hiddenAt))
    .groupBy(products.brandId)
  return new Map(rows.map((row) => [row.brandId, row.count]))
}

/** Small data that most calls need, in memory: sections, brands, filters, suppliers, words for properties, tags. */
export async function loadCatalogReference(db: Database) {
  const counts = await countProductsByBrand(db)
  const setRows = (await db.select().from(filterSets)).toSorted(bySequence)
  const shopRows = (await db.select().from(shops)).toSorted(
    (a, b) => a.sequence - b.sequence || a.supplierId - b.supplierId,
  )
  const tagRows = (await db.select().from(productTags)).toSorted(bySequence)
  return {
    ...(await loadSections(db)),
    ...(await loadBrands(db, (brandId) => counts.get(brandId) ?? 0)),
    ...(await loadFilters(db)),
    filterSets: groupBy(setRows, (set) => set.sectionId) as ReadonlyMap<number, FilterSet[]>,
    properties: new Map((await db.select().from(properties)).map((row) => [row.slug, row])) as ReadonlyMap<
      string,
      Property
    >,
    icons: new Map((await db.select().from(productIcons)).map((row) => [row.code, row])) as ReadonlyMap<
      string,
      ProductIcon
    >,
    suppliers: new Map((await db.select().from(suppliers)).map((row) => [row.id, row])) as ReadonlyMap<
      number,
      Supplier
    >,
    shops: shopRows as readonly Shop[],
    tagsOfSection: groupBy(tagRows, (tag) => tag.sectionId) as ReadonlyMap<number, ProductTag[]>,
    promotions: (await db.select().from(promotions)) as readonly Promotion[],
    originalCatalogs: (await db.select().from(originalCatalogs)) as readonly OriginalCatalog[],
  }
}

export type CatalogReference = Awaited<ReturnType<typeof loadCatalogReference>>
