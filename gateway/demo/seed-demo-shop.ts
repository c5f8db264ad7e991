import { sql } from 'drizzle-orm'
import type { Database } from '@/gateway/core/database'
import { DEMO_SHOP_SEED } from '@/gateway/demo/has-demo-shop'
import { brandAliasRows, brandRows } from '@/gateway/demo/products/brand-rows'
import { withoutIndexes } from '@/gateway/demo/without-indexes'
import {
  COMMON_FILTERS,
  createFilterRegistry,
  DEMO_PROPERTIES,
  PROPERTY_FILTERS,
} from '@/gateway/demo/sections/filter-registry'
import { generateProducts } from '@/gateway/demo/products/generate-products'
import { insertRows, moveSequence } from '@/gateway/demo/insert-rows'
import { createProductBatch } from '@/gateway/demo/products/create-product-batch'
import { readDemoContent } from '@/gateway/demo/read-demo-content'
import { DEMO_SECTIONS } from '@/gateway/demo/sections/sections'
import { settle } from '@/gateway/demo/people/settle'
import {
  createSectionFilterRegistry,
  filterSetRows,
  productTagRows,
} from '@/gateway/demo/sections/section-filters'
import { sectionSeoRows } from '@/gateway/demo/sections/section-seo-rows'
import { seedDemoVehicles } from '@/gateway/demo/cars/seed-demo-vehicles'
import { DEMO_SHOPS, DEMO_SUPPLIERS } from '@/gateway/demo/products/suppliers'
import { refreshSearch } from '@/gateway/db/search/refresh-search'
import { rebuildSectionIndexes } from '@/gateway/db/facets/rebuild-section-indexes'
import { users } from '@/gateway/db/schema/accounts'
import { products, sections } from '@/gateway/db/schema/catalog'
import { suppliers } from '@/gateway/db/schema/offers'
import { seeds, siteParams } from '@/gateway/db/schema/site'
import { vehicles } from '@/gateway/db/schema/vehicles'
import { writeContent } from '@/gateway/services/site-content/write/write-content'

const BATCH = 2000

export type SeedOptions = {
  products: number
  onProgress?: (made: number, total: number) => void
}

/** What an owner or a visitor of his writes first. */
const FIRST_TABLES = [products, sections, suppliers, vehicles, users, siteParams]

/** Whether nothing of a shop is in a database but its schema. */
export async function isUnused(db: Database): Promise<boolean> {
  for (const table of FIRST_TABLES)
    if (
      (
        await db
          .select({ one: sql`1` })
          .from(table)
          .limit(1)
      ).length > 0
    )
      return false
  return true
}

/** People change tyres in October and in April. */
function isWinter(now: Date): boolean {
  return now.getUTCMonth() >= 9 || now.getUTCMonth() < 3
}

/** Fills an unused database with the demo shop; all of it or nothing, and only once. `false` when something was there. */
export async function seedDemoShop(
  db: Database,
  { products: total, onProgress }: SeedOptions,
): Promise<boolean> {
  if (!(await isUnused(db))) return false
  const isMade = await db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`)
    // A second gateway that starts on the same empty database waits here, and then has nothing to do.
    const [mine] = await tx
      .insert(seeds)
      .values({ name: DEMO_SHOP_SEED, details: { products: total } })
      .onConflictDoNothing()
      .returning()
    if (!mine) return false
    await insertReferences(tx)
    const filters = createFilterRegistry()
    const sectionFilters = createSectionFilterRegistry()
    await withoutIndexes(tx, async () => {
      const batch = createProductBatch()
      for (const product of generateProducts(total, filters, { isWinter: isWinter(new Date()) })) {
        sectionFilters.note(product.row)
        batch.add(product)
        if (batch.size() < BATCH) continue
        await batch.flush(tx)
        onProgress?.(product.row.id, total)
      }
      await batch.flush(tx)
    })
    await insertRows(tx, 'filter_options', filters.options())
    await insertRows(tx, 'section_filters', sectionFilters.rows())
    for (const table of ['products', 'oem_numbers', 'filter_options', 'reviews', 'fitment_limits'])
      await moveSequence(tx, table)
    await tx.execute(sql`select refresh_offer_summary()`)
    await rebuildSectionIndexes(tx)
    await tx.execute(sql`select refresh_vehicle_goods()`)
    await refreshSearch(tx)
    return true
  })
  if (isMade) await settle(db)
  return isMade
}

async function insertReferences(db: Database) {
  await insertRows(db, 'brands', brandRows())
  await insertRows(db, 'brand_aliases', brandAliasRows())
  await insertRows(
    db,
    'sections',
    DEMO_SECTIONS.map(({ family: _, ...section }) => section),
  )
  await insertRows(
    db,
    'properties',
    DEMO_PROPERTIES.map(({ isKey, ...property }) => ({ ...property, is_key: isKey })),
  )
  await insertRows(db, 'filters', [...COMMON_FILTERS, ...PROPERTY_FILTERS])
  await seedDemoVehicles(db)
  await insertRows(db, 'suppliers', supplierRows())
  await insertRows(db, 'shops', shopRows())
  await insertRows(db, 'product_icons', ICONS)
  await insertRows(db, 'seo_meta', sectionSeoRows())
  await insertRows(db, 'filter_sets', filterSetRows())
  await insertRows(db, 'product_tags', productTagRows())
  const identities = ['brands', 'sections', 'filters', 'filter_sets', 'product_tags']
  for (const table of identities) await moveSequence(db, table)
  await writeContent(db, readDemoContent())
}

const ICONS = [
  { code: 'hit', title: 'Хит продаж', picture: null },
  { code: 'sale', title: 'Скидка', picture: null },
  { code: 'new', title: 'Новинка', picture: null },
]

const MOSCOW = 'Москва'
const MOSCOW_TIME = 'Europe/Moscow'

function supplierRows() {
  return DEMO_SUPPLIERS.map(({ id, externalId, title, isVendor, deliveryHours }) => ({
    id,
    external_id: externalId,
    title,
    is_vendor: isVendor,
    delivery_hours: deliveryHours,
  }))
}

function shopRows() {
  return DEMO_SHOPS.map(({ supplierId, opensAt, closesAt, timeZone, transitHours, ...shop }, place) => ({
    city: MOSCOW,
    ...shop,
    supplier_id: supplierId,
    opens_at: opensAt,
    closes_at: closesAt,
    time_zone: timeZone ?? MOSCOW_TIME,
    transit_hours: transitHours ?? 0,
    show_user: true,
    pictures: [`shops/${shop.code}.svg`],
    content: `<p>${shop.title}: выдача заказов, подбор деталей и консультация. Есть бесплатная парковка на время покупки.</p>`,
    sequence: (place + 1) * 10,
  }))
}
